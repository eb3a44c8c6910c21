import { sharesWith } from '../../../src/engine/core/checks/create-context.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { assetsSince, namesOfFiles } from '../../edits/edited-files.ts';
import { filesWith, type Sought } from '../../edits/files-with.ts';
import { readKeptWords } from '../../edits/kept-words.ts';
import { keysSince, namesOfKeys } from '../../edits/names-of-words.ts';
import {
  type CheckMemory,
  type KeptChecks,
  lockKey,
  type PartFrame,
  partKey,
  redirectsKey,
} from './check-memory.ts';
import type { Part, PartResult } from './site-parts-of.ts';

/** A site in parts before they are checked; `locales` reads the words. */
export type PartedSite = {
  frame: PartFrame;
  unreadable: () => string[];
  parts: Part[];
  locales: () => SiteSource['locales'];
};

/**
 * The edits besides pages: the keys of words, the texts of documents that name these or public files, and whether
 * translations were recorded or redirects edited.
 */
type Edits = { keys: string[]; names: Sought[]; hasLock: boolean; hasRedirects: boolean };

/** The edits since a check; undefined if they may concern any part. */
const editsSince = (
  { folder, words }: CheckMemory,
  kept: KeptChecks,
  { frame, unreadable, locales }: PartedSite,
): Edits | undefined => {
  // A kept file lacks properties that are undefined.
  const files = assetsSince(kept.assets, JSON.parse(JSON.stringify(frame.assets)));
  if (files.hasMoved) return undefined;
  const hasWords = words !== kept.words;
  const hasLock = lockKey(frame) !== kept.lock;
  const hasRedirects = redirectsKey(frame) !== kept.redirects;
  const beside = { hasLock, hasRedirects };
  if (!hasWords && files.edited.size === 0) return { keys: [], names: [], ...beside };
  const now = locales();
  const keys = hasWords ? keysSince([readKeptWords(folder, kept.words), now], frame.config) : [];
  const ofFiles = namesOfFiles(files, { ...frame, locales: now, pages: [] });
  if (!keys || !ofFiles || unreadable().length > 0) return undefined;
  return { keys, ...beside, names: [...namesOfKeys(keys), ...ofFiles] };
};

/** Whether edits concern a part: its documents name edited things, or it is the share of edited words. */
const concernedBy = (
  { keys, names, hasLock, hasRedirects }: Edits,
  { root, pages }: CheckMemory,
  { frame, locales, parts }: PartedSite,
): ((part: Part) => boolean) => {
  const isNamed = names.length > 0;
  const naming = filesWith(root, [...pages.keys()], names);
  const source = { ...frame, locales: isNamed ? locales() : {}, pages: [] };
  const count = parts.findLast(({ share }) => share)?.share?.count ?? 1;
  const shares = isNamed ? sharesWith(source, keys, count) : new Set();
  return ({ files, share, isFirst }) =>
    (isFirst && hasRedirects) ||
    (share ? hasLock || shares.has(share.index) : files.some((file) => naming.has(file)));
};

/**
 * The results that still hold for each part of a site, if all are checked with `frame` as before. A part sees its own
 * pages, the words and public files that these name, and what is around all pages; a share of the words sees no others.
 */
export const knownParts = (
  memory: CheckMemory,
  site: PartedSite,
  frame: string,
): (PartResult | undefined)[] => {
  const { kept } = memory;
  const edits = kept?.frame === frame ? editsSince(memory, kept, site) : undefined;
  if (!kept || !edits) return [];
  const isConcerned = concernedBy(edits, memory, site);
  const results = new Map(kept.parts);
  return site.parts.map((part) => (isConcerned(part) ? undefined : results.get(partKey(memory, part) ?? '')));
};
