import { factsOf, namesWords, parseText } from '../../messages.ts';
import type { Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { FiledText } from './filed-text.ts';
import { perContext } from './per-context.ts';
import type { Marked } from './walk-marks.ts';

/** What a visitor of one language reads at a place, and where these words are written. */
export type ShownWords = { locale: string; value: string; place: Place; key?: string | undefined };

const factsByLocale = perContext(
  ({ source }) =>
    new Map(source.config.locales.map(({ locale }) => [locale, factsOf(source.config, locale)])),
);

const fill = (text: string, facts: Record<string, string>) =>
  text.includes('%{') ? text.replace(/%\{(.*?)\}/g, (_, name: string) => facts[name] ?? '00') : text;

/** The words of each language that the site has, as far as its file could be read, and the facts in them. */
const filesOf = perContext((context) => {
  const { keyTable: table, locales } = context;
  return locales.flatMap((locale) => {
    const column = table.columns.find((candidate) => candidate.locale === locale);
    return column ? [{ table, column, facts: factsByLocale(context).get(locale) ?? {} }] : [];
  });
});

/** The words that the locale files have for a key. */
const wordsOfKey = (context: CheckContext, key: string): ShownWords[] => {
  const number = context.keyTable.numbers.get(key);
  const found: ShownWords[] = [];
  if (number === undefined) return found;
  for (const filed of filesOf(context)) {
    const value = filed.column.values[number];
    if (value !== undefined && !filed.column.odd.has(number))
      found.push(new FiledText(fill(value, filed.facts), number, filed));
  }
  return found;
};

/** Many places show the same words, and several checks ask for them. */
const wordsByKey = perContext(() => new Map<string, ShownWords[]>());

const keptWords = (context: CheckContext, key: string): ShownWords[] => {
  const known = wordsByKey(context);
  const words = known.get(key) ?? wordsOfKey(context, key);
  known.set(key, words);
  return words;
};

/** The same by the text that names the key, for texts that are shown in every language. */
const wordsByText = perContext(() => new Map<string, ShownWords[]>());

/** The words behind a marked text in each of its languages, facts filled in. What has no words is left out. */
export const shownWords = (context: CheckContext, mark: Marked): ShownWords[] => {
  const { value, locales } = mark;
  if (locales !== context.locales || !namesWords(value)) return wordsAt(context, mark);
  const known = wordsByText(context);
  const words = known.get(value) ?? wordsAt(context, mark);
  known.set(value, words);
  return words;
};

const wordsAt = (context: CheckContext, { value, place, locales }: Marked): ShownWords[] => {
  const { key, inline } = parseText(value);
  const first = context.source.config.defaultLocale;
  const isInline = (locale: string) => inline !== undefined && (key === undefined || locale === first);
  const written = locales.filter(isInline).map((locale): ShownWords => {
    const words = fill(inline ?? '', factsByLocale(context).get(locale) ?? {});
    return { locale, value: words, place, key };
  });
  if (key === undefined) return written;
  const kept = keptWords(context, key);
  if (inline === undefined && locales.length === context.locales.length) return kept;
  const translated = kept.filter(({ locale }) => locales.includes(locale) && !isInline(locale));
  return [...written, ...translated];
};
