import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';

/** Keys of other letters may be written in several ways. */
const isPlain = (key: string): boolean => /^[\w.-]+$/.test(key);

/** The titles of these pages are the trail to others. */
const isOnTrails = (
  { document: { id, path: own, paths = {} } }: PageFile,
  { collections = {} }: SiteSource['config'],
) =>
  own === '/' ||
  Object.values(paths).includes('/') ||
  Object.values(collections).some(({ overview }) => overview === `page:${id}`);

/**
 * Whether the words of some keys are shown only on pages that name them in their own documents: neither in the frame nor
 * in lists of pages and trails to them, and in no picture that is made of a title.
 */
export const isShownByNaming = (keys: Set<string>, { config, pages }: SiteSource): boolean => {
  const ofOthers = pages.map((page) => [
    page.document.card,
    config.shareImage || isOnTrails(page, config) ? page.document.meta : undefined,
  ]);
  const text = JSON.stringify([config, ofOthers]);
  return [...keys].every((key) => isPlain(key) && !text.includes(`t:${key}`));
};

/**
 * The files of all pages that name one of some keys; a few more may be among them. Their texts are searched and not
 * parsed: that is faster than to keep who names what.
 */
export const pagesNaming = (root: string, files: string[], keys: Set<string>): Set<string> => {
  if (keys.size === 0) return new Set();
  // Letters may be written as numbers in JSON.
  const signs = ['\\u', ...[...keys].map((key) => `t:${key}`)];
  const names = (file: string) => {
    const text = readFileSync(path.join(root, file), 'latin1');
    return signs.some((sign) => text.includes(sign));
  };
  return new Set(files.filter(names));
};
