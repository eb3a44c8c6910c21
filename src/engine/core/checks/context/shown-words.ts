import { factsOf, parseText } from '../../messages.ts';
import type { Place } from '../problem.ts';
import type { CheckContext } from './check-context.ts';
import { pointerAt } from './key-table.ts';
import { perContext } from './per-context.ts';
import type { Marked } from './walk-marks.ts';

/** What a visitor of one language reads at a place, and where these words are written. */
export type ShownWords = { locale: string; words: string; written: Place; key?: string };

const factsByLocale = perContext(
  ({ source }) =>
    new Map(source.config.locales.map(({ locale }) => [locale, factsOf(source.config, locale)])),
);

const fill = (text: string, facts: Record<string, string>) =>
  text.includes('%{') ? text.replace(/%\{(.*?)\}/g, (_, name: string) => facts[name] ?? '00') : text;

/** The words of each language that the site has, as far as its file could be read. */
const columnsOf = perContext(({ keyTable, locales }) =>
  locales.flatMap((locale) => keyTable.columns.find((column) => column.locale === locale) ?? []),
);

/** The words that the locale files have for a key. */
const wordsOfKey = (context: CheckContext, key: string): ShownWords[] => {
  const { keyTable } = context;
  const number = keyTable.numbers.get(key);
  const found: ShownWords[] = [];
  if (number === undefined) return found;
  for (const column of columnsOf(context)) {
    const { locale, file, values, odd } = column;
    const value = values[number];
    if (value === undefined || odd.has(number)) continue;
    const facts = factsByLocale(context).get(locale) ?? {};
    const written = { file, pointer: pointerAt(keyTable, column, number) };
    found.push({ locale, words: fill(value, facts), written, key });
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
  if (locales !== context.locales || !value.startsWith('t:') || value.includes('|'))
    return wordsAt(context, mark);
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
    return { locale, words, written: place, ...(key === undefined ? {} : { key }) };
  });
  if (key === undefined) return written;
  const kept = keptWords(context, key);
  if (inline === undefined && locales.length === context.locales.length) return kept;
  const translated = kept.filter(({ locale }) => locales.includes(locale) && !isInline(locale));
  return [...written, ...translated];
};
