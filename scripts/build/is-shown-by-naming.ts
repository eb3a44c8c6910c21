import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isPlain } from './files-with.ts';

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
