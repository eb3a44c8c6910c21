import { linkToPage } from '../../src/engine/core/addresses/page-link.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isPlain } from './files-with.ts';
import { namesOfLists } from './names-of-lists.ts';
import { namesOfKeys } from './names-of-words.ts';

/** Whether the title of a page is on the trail to others. */
export const isOnTrails = (
  { document: { id, path: own, paths = {} } }: PageFile,
  { collections = {} }: SiteSource['config'],
) =>
  own === '/' ||
  Object.values(paths).includes('/') ||
  Object.values(collections).some(({ overview }) => overview === linkToPage(id));

/** The metadata of the pages whose titles are on trails. */
export const saidOnTrails = ({ config, pages }: SiteSource): unknown[] =>
  pages.filter((page) => isOnTrails(page, config)).map(({ document }) => document.meta);

const areNamed = (keys: Set<string>, text: string): boolean =>
  namesOfKeys(keys).some((name) => text.includes(name));

/**
 * The texts of documents that show the words of some keys without naming them: lists of pages whose cards do. Undefined
 * if the frame or trails show them.
 */
export const namesOfShown = (keys: Set<string>, source: SiteSource): string[] | undefined => {
  if (keys.size === 0) return [];
  const { config, pages } = source;
  const isEverywhere = areNamed(keys, JSON.stringify([config, saidOnTrails(source)]));
  if (isEverywhere || ![...keys].every(isPlain)) return undefined;
  const hasCard = ({ document: { card } }: PageFile) =>
    card !== undefined && areNamed(keys, JSON.stringify(card));
  return namesOfLists(pages.filter(hasCard), source);
};

/** Whether the picture of a shared link is made of the words of some keys. */
export const isDrawn = (keys: Set<string>, { config, pages }: SiteSource): boolean =>
  config.shareImage !== undefined &&
  areNamed(keys, JSON.stringify(pages.map(({ document }) => document.meta)));
