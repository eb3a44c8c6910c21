import type { LocaleDocument } from '../../../generated/types.ts';

/** What a locale file says for a key; undefined where it says nothing, or has a group. */
export const phraseAt = (words: LocaleDocument | undefined, key: string): string | undefined => {
  let found: LocaleDocument | string | undefined = words;
  for (const name of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};
