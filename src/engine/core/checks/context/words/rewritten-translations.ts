import type { Concern } from '../../check.ts';
import type { Finding } from '../../problem.ts';
import type { CheckContext } from '../check-context.ts';
import { gathered } from '../gathered.ts';
import { perContext } from '../per-context.ts';
import { textHash } from './text-hash.ts';
import { parseRecord } from './translation-record.ts';
import { isRewritten, isStale, lockedRecords, type Translation, translations } from './translations.ts';

/** Translations that do not say what they said when they were accepted, though their source does, by language. */
export const rewrittenTranslations = perContext((context): Map<string, Translation[]> => {
  const rewritten = translations(context).filter((item) => isRewritten(item) && !isStale(item));
  return gathered(rewritten, ({ locale }) => locale);
});

/** Whether the lock file says something else of some translation of a text than it says now. */
export const rewrittenSince = (context: CheckContext, [, ...locales]: string[]): Concern => {
  const records = lockedRecords(context);
  if (records === undefined) return () => false;
  const ofLocales = locales.map((locale) => records.get(locale) ?? {});
  return (key, [, ...words]) =>
    words.some((text, index) => {
      const entry = ofLocales[index]?.[key];
      return entry !== undefined && parseRecord(entry).target !== textHash(text);
    });
};

const told = (one: Translation, other: Translation): Finding[] => {
  if (!one.target || !other.target) return [];
  const message = `This is what "${other.key}" said when it was translated, and the reverse: the two translations were exchanged. Put each in its place; if it is meant, run: npm run i18n -- accept ${one.key} ${other.key}`;
  return [{ ...one.target.place, message, also: [other.target.place.pointer] }];
};

/** Two translations of a language that each say what the other said when they were accepted. */
export const exchangedSince = (context: CheckContext, locale: string): Finding[] => {
  const rewritten = rewrittenTranslations(context).get(locale) ?? [];
  const open = new Map<string, Translation>();
  return rewritten.flatMap((other) => {
    const [now, before] = [textHash(other.target?.value ?? ''), other.recorded?.target ?? ''];
    const one = open.get(`${before} ${now}`);
    open.set(`${now} ${before}`, other);
    return one ? told(one, other) : [];
  });
};
