import { choicesOf } from '../../src/engine/core/checks/choices-of.ts';
import type { PageFile, SiteSource } from '../../src/engine/core/types.ts';

/**
 * The types of sections on edited pages, as documents name them, of which the site needs one for each value of a
 * property: what one page loses, another may have or not.
 */
export const namesOfChoices = (edited: PageFile[], { schemas }: Pick<SiteSource, 'schemas'>): string[] => {
  const types = new Set(edited.flatMap(({ document }) => document.sections.map(({ type }) => type)));
  return [...types].filter((type) => choicesOf(schemas, type).length > 0).map((type) => JSON.stringify(type));
};
