import { eachString } from '../../src/engine/core/json/each-string.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';

/** The files of the public folder that a document names. */
export const namedAssets = (document: unknown, { assets }: Pick<SiteSource, 'assets'>): string[] => {
  const found = new Set<string>();
  eachString(document, (text) => {
    if (text.startsWith('/') && Object.hasOwn(assets, text)) found.add(text);
  });
  return [...found].sort();
};
