import { listOfCollection } from '../../src/engine/core/resolve/collection-list.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isPlain, standsIn } from './files-with.ts';

/**
 * The texts of documents that list some pages by their cards; undefined if the frame of every page does, or it is
 * unknown.
 */
export const namesOfLists = (pages: PageFile[], { config }: SiteSource): string[] | undefined => {
  const collections = pages.flatMap(({ collection }) => collection ?? []);
  if (collections.length < pages.length) return undefined;
  const names = [...new Set(collections)].map(listOfCollection);
  const settings = JSON.stringify(config);
  const isFound = (name: string) => isPlain(name.replace(':', '')) && !standsIn(settings, name);
  return names.every(isFound) ? names : undefined;
};
