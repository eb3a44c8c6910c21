import { configFile } from '../../../file-names.ts';
import type { PageFile, SiteSource } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';

/** Where the address of a page in a language is decided: on the page itself, or by its collection. */
export const pathPlace = ({ config }: SiteSource, page: PageFile, locale: string): Place => {
  const { file, collection, document } = page;
  const own = { file, page: document.id };
  if (document.paths?.[locale] !== undefined) return { ...own, pointer: below('/paths', locale) };
  const settings = collection === undefined ? undefined : config.collections?.[collection];
  const pattern = (...keys: string[]): Place => ({
    file: configFile,
    pointer: below('/collections', collection ?? '', ...keys),
  });
  if (settings?.paths?.[locale] !== undefined) return pattern('paths', locale);
  return basePlace(config, page);
};

/** Where the address from which the other languages' are made is decided. */
export const basePlace = (config: SiteSource['config'], page: PageFile): Place => {
  const { file, collection, document } = page;
  if (document.path !== undefined) return { file, page: document.id, pointer: '/path' };
  const hasPattern = collection !== undefined && config.collections?.[collection] !== undefined;
  if (hasPattern) return { file: configFile, pointer: below('/collections', collection, 'path') };
  return { file, page: document.id, pointer: '/id' };
};
