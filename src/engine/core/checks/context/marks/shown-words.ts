import { factsOf, fillFacts } from '../../../words/facts.ts';
import type { CheckContext } from '../check-context.ts';
import { perContext } from '../per-context.ts';
import { columnOf } from '../words/keys/key-table.ts';
import { FiledText } from '../words/translations/filed-text.ts';
import type { Marked } from './marked.ts';
import type { NamedText, ShownWords } from './named-text.ts';

/** The values of the facts in one language. */
export type Facts = Record<string, string>;

/** The facts of each language. */
export const factsByLocale = perContext(
  ({ source }) =>
    new Map(source.config.locales.map(({ locale }) => [locale, factsOf(source.config, locale)])),
);

/** Words with the values of their facts; a fact that does not exist counts two letters. */
export const withFactValues = (text: string, facts: Facts): string => fillFacts(text, facts, '00');

/** The words of each language that the site has, as far as its file could be read, and the facts in them. */
const filesOf = perContext((context) => {
  const { keyTable: table, locales } = context;
  return locales.flatMap((locale) => {
    const column = columnOf(table, locale);
    return column ? [{ table, column, facts: factsByLocale(context).get(locale) ?? {} }] : [];
  });
});

/** The number of the key that a text names; -1 when no language has it. */
export const numberOf = ({ keyTable }: CheckContext, text: NamedText): number => {
  text.number ??= keyTable.numbers.get(text.key) ?? -1;
  return text.number;
};

/** The words that the locale files have for a text. */
const filedWordsOf = (context: CheckContext, text: NamedText): ShownWords[] => {
  const number = numberOf(context, text);
  const found: ShownWords[] = [];
  if (number === -1) return found;
  for (const filed of filesOf(context)) {
    const value = filed.column.values[number];
    if (value !== undefined && !filed.column.odd.has(number))
      found.push(new FiledText(withFactValues(value, filed.facts), number, filed));
  }
  return found;
};

/** Words that stand on the page itself. */
const inlineWords = (
  context: CheckContext,
  { text, value, place }: Written,
  locales: string[],
): ShownWords[] =>
  locales.map((locale) => ({
    locale,
    place,
    key: text?.key,
    value: withFactValues(text?.inline ?? value, factsByLocale(context).get(locale) ?? {}),
  }));

/** A value that names words or writes them, with its place and the languages it is shown in. */
type Written = Pick<Marked, 'value' | 'place' | 'locales'> & { text?: NamedText | undefined };

/**
 * The words behind a marked text in each of its languages, with facts filled in. Languages without words are left out.
 */
export const shownWords = (context: CheckContext, mark: Written): ShownWords[] => {
  const { text, locales } = mark;
  if (text === undefined) return inlineWords(context, mark, locales);
  text.shown ??= filedWordsOf(context, text);
  if (text.inline === undefined && locales.length === context.locales.length) return text.shown;
  const first = context.defaultLocale;
  const isInline = (locale: string) => text.inline !== undefined && locale === first;
  return [
    ...inlineWords(context, mark, locales.filter(isInline)),
    ...text.shown.filter(({ locale }) => locales.includes(locale) && !isInline(locale)),
  ];
};
