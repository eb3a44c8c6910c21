import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import { objectOf } from '../../../src/engine/core/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { codeKey, isCodeEdited } from '../../build/code/code-key.ts';
import { keepWords } from '../../build/edits/kept-words.ts';
import { contentKey } from '../../build/file-cache.ts';
import { draftKeptText, type KeptDraft, readKept } from '../../cache/kept-json.ts';
import { codeRoot } from '../../site/code-root.ts';
import { signFiles } from '../../site/file-signature.ts';
import { signWords } from '../../site/site-signature.ts';
import type { Part, PartResult } from './part.ts';
import { redirectless } from './part-checker.ts';

/** What is around the pages and words of a site. */
export type PartFrame = Omit<SiteSource, 'pages' | 'locales'>;

/** What is kept of a check of a large site, so that the next process need not look at every part again. */
export type KeptChecks = {
  version: string;
  /** What every part was checked with, beside the words, their lock file, redirects and the files of the public folder. */
  frame: string;
  words: string;
  lock: string;
  redirects: string;
  assets: SiteSource['assets'];
  parts: [key: string, result: PartResult][];
  /** What the site as a whole was checked with, and what was found; empty when the clock alone may find something else. */
  whole: string;
  found: Problem[];
};

/** Where the memory of a site is, what it says, and how the files of the site are signed before they are read. */
export type CheckMemory = {
  root: string;
  folder: string;
  version: string;
  kept: KeptChecks | undefined;
  pages: Map<string, string>;
  words: string | undefined;
};

/** Where it is kept what was found in a site. */
export const checksFolder = (root: string, cache: string): string =>
  path.join(cache, 'checks', contentKey(root));

const memoryFile = (folder: string) => path.join(folder, 'memory.json');

/** Opens what was kept of a site, if it was checked by this very code. Signs the files of its pages and words. */
export const openCheckMemory = (root: string, pageFiles: string[], cache: string): CheckMemory => {
  const folder = checksFolder(root, cache);
  const version = `${codeKey(codeRoot)} ${process.version}`;
  const kept = readKept<KeptChecks>(memoryFile(folder));
  return {
    ...{ root, folder, version },
    kept: kept?.version === version ? kept : undefined,
    pages: signFiles(root, pageFiles),
    words: signWords(root),
  };
};

/** What a part is known by: its place among the others and the signatures of its files; undefined when one was edited just now. */
export const partKey = ({ pages }: Pick<CheckMemory, 'pages'>, part: Part): string | undefined => {
  const signatures = part.files.map((file) => pages.get(file) ?? '');
  return signatures.includes('') ? undefined : hash('sha256', JSON.stringify([part, signatures]));
};

/** The key of what is recorded of translations. */
export const lockKey = ({ lock }: Pick<SiteSource, 'lock'>): string => hash('sha256', JSON.stringify([lock]));

/** The key of the redirects. */
export const redirectsKey = ({ config }: Pick<SiteSource, 'config'>): string =>
  hash('sha256', JSON.stringify([objectOf(config).redirects]));

/** The key of what every part of a site is checked with, beside the words, their lock file, redirects and the files of the public folder. */
export const frameKey = (
  root: string,
  { assets: _, lock: __, clock: { drafts }, config, ...frame }: PartFrame,
  unreadable: string[],
): string => {
  // Documents name their schemas otherwise where the site has such a folder.
  const hasSchemas = existsSync(path.join(root, 'schemas'));
  return hash('sha256', JSON.stringify([frame, redirectless(config), drafts, unreadable, hasSchemas]));
};

/** What a check of a site has looked at, and what was found in its parts and beside them. */
type CheckedSite = {
  source: SiteSource;
  faults: { file: string }[];
  /** The parts, and the key of what all of them were checked with. */
  around: { parts: Part[]; frame: string };
  results: PartResult[];
  beside: Problem[];
};

/** Larger sites than some thirty thousand pages are looked at as a whole each time. */
const mostBytes = 64 * 1024 * 1024;

/** What is shown only for a time: on a site that has such things the clock may find something else. */
const isTimed = (text: string): boolean => text.includes('ublishAt"');

const keysApart = (source: SiteSource) => [lockKey(source), redirectsKey(source)] as const;

/** The key of all that a site is checked with, but for the moment; undefined when something was edited just now. */
const wholeKey = (memory: CheckMemory, { source, around, beside }: CheckedSite): string | undefined => {
  const parts = around.parts.map((part) => partKey(memory, part));
  const key = JSON.stringify([
    around.frame,
    memory.words,
    ...keysApart(source),
    source.assets,
    parts,
    beside,
  ]);
  return memory.words === undefined || parts.includes(undefined) ? undefined : hash('sha256', key);
};

type Drafted = { draft: KeptDraft; isTimed: boolean };

/** Writes what was found in the parts, one after the other: as one text they would be a fifth of all memory. */
const draftParts = (memory: CheckMemory, { around, results }: CheckedSite): Drafted | undefined => {
  const draft = draftKeptText(memoryFile(memory.folder));
  let [length, hasTimes] = [0, false];
  draft.add('{"parts":[');
  for (const [index, part] of around.parts.entries()) {
    const key = partKey(memory, part);
    if (key === undefined) continue;
    const text = JSON.stringify([key, results[index]]);
    draft.add(length === 0 ? text : `,${text}`);
    length += text.length;
    hasTimes ||= isTimed(text);
  }
  draft.add(']');
  if (length <= mostBytes) return { draft, isTimed: hasTimes };
  draft.drop();
  return undefined;
};

/** Keeps words beside what was found; false when they were edited meanwhile, or just now. */
const areWordsKept = ({ root, folder, words, kept }: CheckMemory): boolean =>
  words !== undefined &&
  ((words === kept?.words && signWords(root) === words) || keepWords(folder, root, words));

type Finished = Drafted & { key: string | undefined; found: Problem[] };

const finish = (memory: CheckMemory, site: CheckedSite, { draft, key, found, ...parts }: Finished): void => {
  const { version, words } = memory;
  const { source, around } = site;
  const [lock, redirects] = keysApart(source);
  const isDated = parts.isTimed || isTimed(JSON.stringify(source.config));
  const whole = isDated ? '' : (key ?? '');
  const others = { version, frame: around.frame, words, lock, redirects, assets: source.assets };
  draft.add(`,${JSON.stringify({ ...others, whole, found }).slice(1)}`);
  draft.keep();
};

/** Does what may fail for any reason, words that vanish meanwhile among them: what is not kept only costs time. */
const ifPossible = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * What is found in a site of which the parts were checked: what was found before when it is the very same, or else what
 * `find` finds, which is kept for the next time.
 */
export const foundSince = (memory: CheckMemory, site: CheckedSite, find: () => Problem[]): Problem[] => {
  const key = wholeKey(memory, site);
  if (key !== undefined && memory.kept?.whole === key) return memory.kept.found;
  // What is said of words that could not be read whole is said of no others.
  const isSound = memory.words !== undefined && !site.faults.some(({ file }) => file.startsWith('locales/'));
  // Before `find`: whoever looks at the site as a whole notes more in the parts.
  const drafted = isSound ? ifPossible(() => draftParts(memory, site)) : undefined;
  const found = find();
  if (!drafted) return found;
  // What was edited while it was looked at is not kept.
  if (isCodeEdited(codeRoot) || !ifPossible(() => areWordsKept(memory))) drafted.draft.drop();
  else ifPossible(() => finish(memory, site, { ...drafted, key, found }));
  return found;
};
