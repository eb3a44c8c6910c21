import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import { objectOf } from '../../../src/engine/core/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { codeKey, isCodeEditedSince } from '../../build/code-key.ts';
import { contentKey } from '../../build/file-cache.ts';
import { keepWords } from '../../build/kept-words.ts';
import { readKept, writeKeptText } from '../../cli/kept-json.ts';
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

const project = path.resolve(import.meta.dirname, '../../..');

/** Where it is kept what was found in a site. */
export const checksFolder = (root: string, cache: string): string =>
  path.join(cache, 'checks', contentKey(root));

const memoryFile = (folder: string) => path.join(folder, 'memory.json');

/** Opens what was kept of a site, if it was checked by this very code. Signs the files of its pages and words. */
export const openCheckMemory = (root: string, pageFiles: string[], cache: string): CheckMemory => {
  const folder = checksFolder(root, cache);
  const version = `${codeKey(project)} ${process.version}`;
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
export type CheckedSite = {
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

/** What is kept of the parts, as a text: whoever looks at the site as a whole notes more in them. */
const textOfParts = (memory: CheckMemory, { around, results }: CheckedSite): string =>
  JSON.stringify(
    around.parts.flatMap((part, index) => {
      const key = partKey(memory, part);
      return key === undefined ? [] : [[key, results[index]]];
    }),
  );

type Kept = Pick<KeptChecks, 'whole' | 'found'> & { parts: string };

const write = (memory: CheckMemory, { source, around, faults }: CheckedSite, kept: Kept): void => {
  const { root, folder, words, version } = memory;
  // What is said of words that could not be read whole is said of no others.
  const isSound = !faults.some(({ file }) => file.startsWith('locales/'));
  if (words === undefined || !isSound || kept.parts.length > mostBytes) return;
  const areKept = words === memory.kept?.words && signWords(root) === words;
  if (!areKept && !keepWords(folder, root, words)) return;
  const { parts, ...found } = kept;
  const { assets } = source;
  const [lock, redirects] = keysApart(source);
  const others = { version, frame: around.frame, words, lock, redirects, assets, ...found };
  writeKeptText(memoryFile(folder), `${JSON.stringify(others).slice(0, -1)},"parts":${parts}}`);
};

/** Keeps what was found, in one step. What was edited while it was looked at is not kept. */
const keep = (memory: CheckMemory, site: CheckedSite, kept: Kept): void => {
  if (isCodeEditedSince(project, Math.floor(performance.timeOrigin))) return;
  try {
    write(memory, site, kept);
  } catch {
    // What cannot be written only costs time.
  }
};

/**
 * What is found in a site of which the parts were checked: what was found before when it is the very same, or else what
 * `find` finds, which is kept for the next time.
 */
export const foundSince = (memory: CheckMemory, site: CheckedSite, find: () => Problem[]): Problem[] => {
  const key = wholeKey(memory, site);
  if (key !== undefined && memory.kept?.whole === key) return memory.kept.found;
  const parts = textOfParts(memory, site);
  const found = find();
  const isDated = isTimed(parts) || isTimed(JSON.stringify(site.source.config));
  keep(memory, site, { whole: isDated ? '' : (key ?? ''), found, parts });
  return found;
};
