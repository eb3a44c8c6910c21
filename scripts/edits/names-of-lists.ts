import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';
import { isPlain, standsIn } from './files-with.ts';

/**
 * The texts of documents that list some pages by their cards; undefined if the frame of every page does, or it is
 * unknown.
 */
export const namesOfLists = (pages: PageFile[], { config }: SiteSource): string[] | undefined => {
  const collections = new Set(pages.map(({ collection }) => collection));
  const names = [...collections].map((collection) => `collection:${collection}`);
  const settings = JSON.stringify(config);
  const isFound = (name: string) => isPlain(name.replace(':', '')) && !standsIn(settings, name);
  return !collections.has(undefined) && names.every(isFound) ? names : undefined;
};
