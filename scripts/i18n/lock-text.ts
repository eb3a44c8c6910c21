import {
  formatRecord,
  type TranslationRecord,
} from '../../src/engine/core/checks/context/words/translations/translation-record.ts';
import type { Translation } from '../../src/engine/core/checks/context/words/translations/translations.ts';
import { byText } from '../../src/engine/core/json/by-text.ts';
import { objectOf } from '../../src/engine/core/json/json-value.ts';
import { formatLock } from '../content/draft/format-lock.ts';
import type { TranslatedSite } from './read-translated-site.ts';

/** The record of a translation to write, if any. */
type Recorded = (translation: Translation) => TranslationRecord | undefined;

/** The present record. A text that is no longer translated loses it. */
export const keptRecord: Recorded = ({ target, recorded }) => target && recorded;

/** The schemas stand where the configuration finds its own. */
const schemaOf = ({ context }: TranslatedSite): { $schema?: string } => {
  const { $schema } = objectOf(context.given.config);
  return typeof $schema === 'string'
    ? { $schema: $schema.replace('site.schema.json', 'translations-lock.schema.json') }
    : {};
};

/** The text of the lock file. What the source language no longer has leaves it. */
export const lockText = (site: TranslatedSite, recorded: Recorded): string => {
  const entries = new Map<string, [key: string, record: string][]>();
  for (const translation of site.translations) {
    const { key, locale } = translation;
    const record = recorded(translation);
    if (!record) continue;
    const known = entries.get(locale) ?? [];
    entries.set(locale, known);
    known.push([key, formatRecord(record)]);
  }
  const byLocale = [...entries].sort(([one], [other]) => byText(one, other));
  return formatLock(schemaOf(site), byLocale);
};
