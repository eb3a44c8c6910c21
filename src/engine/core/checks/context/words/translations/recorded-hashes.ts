import type { CheckContext } from '../../check-context.ts';
import { parseRecord } from './translation-record.ts';
import { lockedRecords } from './translations.ts';

/** The hashes of the words that a key had in a language: each translation records those it was made from. */
export const recordedHashes = (context: CheckContext, locale: string, key: string): Set<string> => {
  const records = [...(lockedRecords(context) ?? [])].flatMap(([own, { [key]: entry }]) =>
    entry === undefined ? [] : [{ own, ...parseRecord(entry) }],
  );
  return locale === context.defaultLocale
    ? new Set(records.map(({ source }) => source))
    : new Set(records.flatMap(({ own, target }) => (own === locale ? [target] : [])));
};
