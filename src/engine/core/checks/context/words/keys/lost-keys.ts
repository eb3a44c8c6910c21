import type { CheckContext } from '../../check-context.ts';
import { textHash } from '../translations/text-hash.ts';
import { isMadeFrom } from '../translations/translation-record.ts';
import { lockedRecords } from '../translations/translations.ts';

/** The texts whose translations were made from some words, and that nothing names any more. */
export function* lostKeys(context: CheckContext, words: string): Generator<string> {
  const hash = textHash(words);
  const isNamed = (key: string) => context.uses.has(key) || context.settled.has(key);
  for (const records of lockedRecords(context)?.values() ?? [])
    for (const [key, record] of Object.entries(records))
      if (isMadeFrom(record, hash) && !isNamed(key)) yield key;
}
