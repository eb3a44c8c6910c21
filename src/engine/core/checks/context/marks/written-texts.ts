import type { Finding, Fix, Place } from '../../problems/problem.ts';
import { isInvisible } from '../../suggestions/strange-letters.ts';
import type { CheckContext } from '../check-context.ts';
import { factTexts } from '../facts/fact-texts.ts';
import { perContext } from '../per-context.ts';
import { FiledText } from '../words/translations/filed-text.ts';
import { marksOfKind } from './marks-of-kind.ts';

/**
 * Words at the one place where they are written: in a locale file, on a page, or as a fact. `locale` is their language,
 * or undefined for words without a key, which all languages show; `before` is the text in front of inline words.
 */
export type WrittenText = {
  value: string;
  place: Place;
  locale: string | undefined;
  before?: string;
  key?: string | undefined;
  /** Whether it is the value of a fact. */
  isFact?: true;
};

/** The texts of the locale files, as far as they are looked at here. */
export const wordsInFiles = perContext(({ keyTable, ownKeys: { from, to } }: CheckContext): WrittenText[] =>
  keyTable.columns.flatMap((column) => {
    const filed = { table: keyTable, column };
    const written: WrittenText[] = [];
    for (let number = from; number < to; number += 1) {
      const value = column.values[number];
      if (value !== undefined && !column.odd.has(number)) written.push(new FiledText(value, number, filed));
    }
    return written;
  }),
);

const onPages = (context: CheckContext): WrittenText[] => {
  const locale = context.defaultLocale;
  const written: WrittenText[] = [];
  // Nearly all texts are written elsewhere.
  for (const { text, value, place } of marksOfKind(context, 'text')) {
    if (text === undefined) written.push({ value, place, before: '', locale: undefined });
    else if (text.inline !== undefined) {
      const before = value.slice(0, value.indexOf('|') + 1);
      written.push({ value: text.inline, place, before, locale, key: text.key });
    }
  }
  return written;
};

/** Every text of the site once, where it is written, without the facts. Empty ones are `i18n/empty-value`'s. */
export const textsAroundFacts = perContext((context): WrittenText[] =>
  [...wordsInFiles(context), ...onPages(context)].filter(({ value }) => !isInvisible(value)),
);

/** Every text of the site once, where it is written, with the facts that stand in others. */
export const writtenTexts = perContext((context): WrittenText[] => [
  ...textsAroundFacts(context),
  ...factTexts(context),
]);

/** A message, alone or with the names that it mentions and what mends the text. */
export type Told = string | Pick<Finding, 'message' | 'named' | 'remedy' | 'suggestion' | 'tells' | 'fix'>;

/** The findings about written texts: at most one for each. */
export const toldOfTexts = (
  context: CheckContext,
  saidOf: (text: WrittenText) => Told | undefined,
): Finding[] => {
  const found: Finding[] = [];
  for (const text of writtenTexts(context)) {
    const told = saidOf(text);
    if (told !== undefined)
      found.push({ ...text.place, ...(typeof told === 'string' ? { message: told } : told) });
  }
  return found;
};

/** The fix that gives a text other words. */
export const setText = ({ before = '' }: WrittenText, words: string): Fix => ({ set: before + words });
