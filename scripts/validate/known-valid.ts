import { hash } from 'node:crypto';
import path from 'node:path';
import type { Clock, SiteSource } from '../../src/engine/core/types.ts';
import { codeSignature } from '../cache/code-key.ts';
import { contentKey } from '../cache/file-cache.ts';
import { readKept, writeKept } from '../cache/kept-json.ts';
import { codeRoot } from '../cli/code-root.ts';
import { heldBackKey } from '../edits/build-memory.ts';
import { whereWritable } from '../output/explain-disk.ts';
import { isSameSite, type SiteSignature, siteSignature } from '../site/site-signature.ts';
import { unreadFiles } from './texts/unread-files.ts';

/** A site in which no error was found: the key of its files and the code, that of all else, and the moment of that. */
type ValidSite = { files: string; rest: string; clock: Clock };

/** Where a site is, where things are kept, and how its files are signed. */
export type SignedSite = { root: string; cache: string; signature: SiteSignature };

/** Where it is kept that a site has no errors. */
export const validFile = ({ root, cache }: Omit<SignedSite, 'signature'>): string =>
  path.join(cache, 'builds', contentKey(root), 'right.json');

/** The key of a site's files and of the code that looks at them; undefined when some were edited just now. */
const filesKey = ({ signature }: SignedSite): string | undefined => {
  const { pages, files, config, lock, words, rest } = signature;
  const together = [codeSignature(codeRoot), config, lock, words, rest];
  if (together.includes(undefined) || [...pages.values(), ...files.values()].includes('')) return undefined;
  return hash('sha256', JSON.stringify([process.version, [...pages], [...files], together]));
};

/** The key of what a site takes from elsewhere: the environment, the calendar, and what the clock keeps out. */
const restKey = (source: SiteSource): string =>
  hash('sha256', JSON.stringify([source.config, heldBackKey(source)]));

/** A site with the very files in which no error was found before. */
export type KnownSite = {
  /** Whether it has none now, when it was read as it is: not what it takes from elsewhere, nor files beside it. */
  isValid: (source: SiteSource) => boolean;
};

/** A site without an edit since no error was found in its files; undefined if there was one, or it is unknown. */
export const knownSite = (site: SignedSite): KnownSite | undefined => {
  const kept = readKept<ValidSite>(validFile(site));
  if (!kept || kept.files !== filesKey(site)) return undefined;
  const isClear = () => !unreadFiles(site.root).some(({ severity }) => severity === 'error');
  // It may have been edited since it was signed, and before it was read.
  const isAsSigned = () => isSameSite(site.signature, siteSignature(site.root));
  // Drafts have errors that do not matter where drafts are not shown.
  const isAtHand = ({ clock: { drafts, now } }: SiteSource) =>
    kept.clock.drafts === drafts && kept.clock.now <= now;
  return {
    isValid: (source) => isAtHand(source) && kept.rest === restKey(source) && isClear() && isAsSigned(),
  };
};

/**
 * Notes that a site has no errors, so that the next build need not look for them. Notes nothing if the clock alone will
 * change the site, or if it was edited just now. The caller makes sure that the code is still the same.
 */
export const noteValid = (site: SignedSite, source: SiteSource, next: { at: string } | undefined): void => {
  const files = next === undefined ? filesKey(site) : undefined;
  if (files === undefined) return;
  const valid: ValidSite = { files, rest: restKey(source), clock: source.clock };
  whereWritable(() => writeKept(validFile(site), valid));
};
