import type { CheckContext } from '../../check-context.ts';
import { keysMadeFrom } from '../translations/keys-made-from.ts';
import { textHash } from '../translations/text-hash.ts';
import { lockedRecords } from '../translations/translations.ts';

/** The texts whose translations were made from some words, and that nothing names any more. */
export const lostKeys = (context: CheckContext, words: string): string[] => {
  const hash = textHash(words);
  const isNamed = (key: string) => context.uses.has(key) || context.settled.has(key);
  return [...(lockedRecords(context)?.keys() ?? [])]
    .flatMap((locale) => keysMadeFrom(context, locale, hash))
    .filter((key) => !isNamed(key));
};
