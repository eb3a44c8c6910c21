import type { SiteSource } from '../../src/engine/core/types.ts';

const addNamed = (value: unknown, { known, found }: { known: object; found: Set<string> }): void => {
  if (typeof value === 'string') {
    if (value.startsWith('/') && Object.hasOwn(known, value)) found.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) addNamed(item, { known, found });
};

/** The files of the public folder that a document names. */
export const namedAssets = (document: unknown, { assets }: Pick<SiteSource, 'assets'>): string[] => {
  const found = new Set<string>();
  addNamed(document, { known: assets, found });
  return [...found].sort();
};
