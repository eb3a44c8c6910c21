import type { CheckContext } from '../../context/check-context.ts';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { lockedRecords } from '../../context/words/translations/translations.ts';
import { keysMadeFrom } from '../lock/keys-made-from.ts';

/** The texts whose translations were made from some words, and that nothing names any more. */
export const lostKeys = (context: CheckContext, words: string): string[] => {
  const hash = textHash(words);
  const isNamed = (key: string) => context.uses.has(key) || context.settled.has(key);
  return [...(lockedRecords(context)?.keys() ?? [])]
    .flatMap((locale) => keysMadeFrom(context, locale, hash))
    .filter((key) => !isNamed(key));
};
