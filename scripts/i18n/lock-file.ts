import {
  formatRecord,
  type TranslationRecord,
} from '../../src/engine/core/checks/context/words/translation-record.ts';
import type { Translation } from '../../src/engine/core/checks/context/words/translations.ts';
import { objectOf } from '../../src/engine/core/json-value.ts';
import type { TranslatedSite } from './translated-site.ts';

/** The record of a translation to write, if any. */
type Recorded = (translation: Translation) => TranslationRecord | undefined;

/** The present record. A text that is no longer translated loses it. */
export const keptRecord: Recorded = ({ target, recorded }) => target && recorded;

type Entry = readonly [key: string, record: string];

const byKey = ([one]: Entry, [other]: Entry): number => (one < other ? -1 : Number(one > other));

/** The schemas stand where the configuration finds its own. */
const schemaOf = ({ context }: TranslatedSite): { $schema?: string } => {
  const { $schema } = objectOf(context.given.config);
  return typeof $schema === 'string'
    ? { $schema: $schema.replace('site.schema.json', 'translations-lock.schema.json') }
    : {};
};

/**
 * The text of the lock file. Keys are sorted, so that two people's changes to it seldom meet. What the source language
 * no longer has leaves it.
 */
export const lockText = (site: TranslatedSite, recorded: Recorded): string => {
  const entries = new Map<string, Entry[]>();
  for (const translation of site.translations) {
    const { key, locale } = translation;
    const record = recorded(translation);
    if (!record) continue;
    const known = entries.get(locale) ?? [];
    entries.set(locale, known);
    known.push([key, formatRecord(record)]);
  }
  const locales = [...entries.keys()]
    .sort()
    .map((locale) => [locale, Object.fromEntries((entries.get(locale) ?? []).sort(byKey))] as const);
  return `${JSON.stringify({ ...schemaOf(site), ...Object.fromEntries(locales) }, null, 2)}\n`;
};
