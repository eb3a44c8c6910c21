import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { parseRecord } from '../../context/words/translations/translation-record.ts';
import { lockedRecords } from '../../context/words/translations/translations.ts';

type KeysByHash = ReadonlyMap<string, string[]>;

const keysByHash = perContext((context: CheckContext): ReadonlyMap<string, KeysByHash> => {
  const byHash = (records: Record<string, string>): KeysByHash =>
    Map.groupBy(Object.keys(records), (key) => parseRecord(records[key] ?? '').source);
  return new Map(
    [...(lockedRecords(context) ?? [])].map(([locale, records]) => [locale, byHash(records)] as const),
  );
});

/** The keys whose translations into a language were made from the text with a hash, as the lock file says. */
export const keysMadeFrom = (context: CheckContext, locale: string, hash: string): string[] =>
  keysByHash(context).get(locale)?.get(hash) ?? [];
