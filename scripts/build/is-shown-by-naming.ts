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

const areNamed = (keys: Set<string>, text: string): boolean =>
  [...keys].some((key) => text.includes(`t:${key}`));

/**
 * Whether the words of some keys are shown only on pages that name them in their own documents: neither in the frame nor
 * in lists of pages and trails to them.
 */
export const isShownByNaming = (keys: Set<string>, { config, pages }: SiteSource): boolean => {
  const ofOthers = pages.map((page) => [
    page.document.card,
    isOnTrails(page, config) ? page.document.meta : undefined,
  ]);
  return [...keys].every(isPlain) && !areNamed(keys, JSON.stringify([config, ofOthers]));
};

/** Whether the picture of a shared link is made of the words of some keys. */
export const isDrawn = (keys: Set<string>, { config, pages }: SiteSource): boolean =>
  config.shareImage !== undefined &&
  areNamed(keys, JSON.stringify(pages.map(({ document }) => document.meta)));
