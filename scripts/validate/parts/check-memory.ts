import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { isLocaleFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { codeKey, isCodeEdited } from '../../cache/code-key.ts';
import { contentKey } from '../../cache/file-cache.ts';
import { draftKeptText, type KeptDraft, readKept } from '../../cache/kept-json.ts';
import { signFiles } from '../../cache/sign-files.ts';
import { codeRoot } from '../../cli/code-root.ts';
import { keepWords } from '../../edits/kept-words.ts';
import { signWords } from '../../site/site-signature.ts';
import { withoutRedirects } from '../../site/without-redirects.ts';
import type { Part, PartResult } from './site-parts-of.ts';

/** A site without its pages and words. */
export type PartFrame = Omit<SiteSource, 'pages' | 'locales'>;

/** The kept results of a check of a large site, so that the next process need not look at every part again. */
export type KeptChecks = {
  version: string;
  /** The key of what every part was checked with, besides the words, the lock file, redirects and public files. */
  frame: string;
  words: string;
  lock: string;
  redirects: string;
  assets: SiteSource['assets'];
  parts: [key: string, result: PartResult][];
  /**
   * The key of what the site as a whole was checked with, and the findings; empty if the clock alone may change them.
   */
  whole: string;
  found: Problem[];
};

/** The memory of a site: its folder, its contents, and the signatures of the site's files before they are read. */
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

/** Opens the kept results of a site, if they were made by this very code. Signs the files of its pages and words. */
export const openCheckMemory = (root: string, pageFiles: string[], cache: string): CheckMemory => {
  const folder = checksFolder(root, cache);
  const version = `${codeKey(codeRoot)} ${process.version}`;
  const kept = readKept<KeptChecks>(memoryFile(folder));
  return {
    root,
    folder,
    version,
    kept: kept?.version === version ? kept : undefined,
    pages: signFiles(root, pageFiles),
    words: signWords(root),
  };
};

/**
 * The key of a part: its place among the others and the signatures of its files; undefined if one was edited just now.
 */
export const partKey = ({ pages }: Pick<CheckMemory, 'pages'>, part: Part): string | undefined => {
  const signatures = part.files.map((file) => pages.get(file) ?? '');
  return signatures.includes('') ? undefined : hash('sha256', JSON.stringify([part, signatures]));
};

/** The key of the records of translations. */
export const lockKey = ({ lock }: Pick<SiteSource, 'lock'>): string => hash('sha256', JSON.stringify([lock]));

/** The key of the redirects. */
export const redirectsKey = ({ config }: Pick<SiteSource, 'config'>): string =>
  hash('sha256', JSON.stringify([objectOf(config).redirects]));

/**
 * The key of what every part of a site is checked with, besides the words, the lock file, redirects and public files.
 */
export const frameKey = (
  root: string,
  { assets: _, lock: __, clock: { drafts }, config, ...frame }: PartFrame,
  unreadable: string[],
): string => {
  // Where a site has this folder, its documents name their schemas in another way.
  const hasSchemas = existsSync(path.join(root, 'schemas'));
  return hash('sha256', JSON.stringify([frame, withoutRedirects(config), drafts, unreadable, hasSchemas]));
};

/** The parts of a site, and a key of what all of them were checked with. */
export type AroundParts = { parts: Part[]; frame: string };

/** A checked site: what was looked at, and the findings in its parts and beside them. */
type CheckedSite = {
  source: SiteSource;
  faults: { file: string }[];
  around: AroundParts;
  results: PartResult[];
  beside: Problem[];
};

/** Larger sites than some thirty thousand pages are looked at as a whole each time. */
const mostBytes = 64 * 1024 * 1024;

/** Whether a text has times of publication: the clock may then change the findings. */
const isTimed = (text: string): boolean => /"(un)?publishAt"/.test(text);

const keysApart = (source: SiteSource) => [lockKey(source), redirectsKey(source)] as const;

/** The key of all that a site is checked with, except the moment; undefined if something was edited just now. */
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

/** Writes the findings of the parts one after the other: as one text they would be a fifth of all memory. */
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

/** Keeps the words beside the findings; false if they were edited meanwhile, or just now. */
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

/** Does work that may fail for any reason, such as words that vanish meanwhile: what is not kept only costs time. */
const ifPossible = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * The findings in a site whose parts were checked: the kept ones if nothing has changed, else those of `find`, which
 * are kept for the next time.
 */
export const foundSince = (memory: CheckMemory, site: CheckedSite, find: () => Problem[]): Problem[] => {
  const key = wholeKey(memory, site);
  if (key !== undefined && memory.kept?.whole === key) return memory.kept.found;
  // Findings about words that could not be read whole hold for no others.
  const isSound = memory.words !== undefined && !site.faults.some(({ file }) => isLocaleFile(file));
  // This comes before `find`, since looking at the site as a whole adds to the parts.
  const drafted = isSound ? ifPossible(() => draftParts(memory, site)) : undefined;
  const found = find();
  if (!drafted) return found;
  // What was edited while it was looked at is not kept.
  if (isCodeEdited(codeRoot) || !ifPossible(() => areWordsKept(memory))) drafted.draft.drop();
  else ifPossible(() => finish(memory, site, { ...drafted, key, found }));
  return found;
};
