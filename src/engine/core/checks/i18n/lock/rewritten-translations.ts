import type { Concern } from '../../check.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { perContext } from '../../context/per-context.ts';
import { textHash } from '../../context/words/translations/text-hash.ts';
import { parseRecord } from '../../context/words/translations/translation-record.ts';
import {
  isRewritten,
  isStale,
  recordsOf,
  type Translation,
  translations,
} from '../../context/words/translations/translations.ts';
import type { Finding } from '../../problems/problem.ts';
import { type ExchangedGroups, exchangedRecords, exchangedTogether } from './exchanged-records.ts';

/** Translations that have changed since they were accepted, while their source has not, by language. */
export const rewrittenTranslations = perContext((context): Map<string, Translation[]> => {
  const rewritten = translations(context).filter((item) => isRewritten(item) && !isStale(item));
  return Map.groupBy(rewritten, ({ locale }) => locale);
});

/** Whether a translation of a text differs from what the lock file records. */
export const rewrittenSince = (context: CheckContext, [, ...locales]: string[]): Concern => {
  const records = recordsOf(context, locales);
  if (records === undefined) return () => false;
  return (key, [, ...words]) =>
    words.some((text, index) => {
      const entry = records[index]?.[key];
      return entry !== undefined && parseRecord(entry).target !== textHash(text);
    });
};

const told = ({ groups, pairs: [first, ...others] }: ExchangedGroups): Finding[] => {
  const { one, other } = first;
  if (!one.target || !other.target) return [];
  const accept = groups.join(' ');
  const also = [other, ...others.flatMap((pair) => [pair.one, pair.other])].flatMap(({ target }) =>
    target ? [target.place.pointer] : [],
  );
  const message =
    others.length === 0
      ? `This is "${one.key}" and has what "${other.key}" said when it was translated, and the reverse: the two translations were exchanged. Exchange them again; if it is meant, run: npm run i18n -- accept ${one.key} ${other.key}`
      : `The translations of "${groups[0]}" and "${groups[1]}" were exchanged. Exchange them again; if it is meant, run: npm run i18n -- accept ${accept}`;
  return [{ ...one.target.place, message, tells: 'exchange', also }];
};

/** Two translations of a language, each with what was accepted for the other. */
export const exchangedSince = (context: CheckContext, locale: string): Finding[] =>
  exchangedTogether(exchangedRecords(rewrittenTranslations(context).get(locale) ?? [], 'target')).flatMap(
    told,
  );
