import { surplus } from '../../../src/engine/core/checks/context/repeats.ts';
import { numbersOf } from '../../../src/engine/core/checks/context/words/numbers/numbers-in-digits.ts';
import { textHash } from '../../../src/engine/core/checks/context/words/translations/text-hash.ts';
import type { Translation } from '../../../src/engine/core/checks/context/words/translations/translations.ts';
import { placeholdersOf } from '../../../src/engine/core/words/placeholder.ts';
import { ExchangeFault, type ReturnedText, sentRecord } from './exchange.ts';

/** A row that was translated, with what it lacks and has too much of what no translation changes. */
type Row = { text: ReturnedText; lacks: string[]; extra: string[] };

/** What stays as it is in every language: placeholders and long numbers. */
const signsOf = (text: string): string[] => [
  ...placeholdersOf(text).map((name) => `%{${name}}`),
  ...numbersOf(text).filter((digits) => /^\d{3,}$/.test(digits)),
];

const rowsIn = (texts: ReturnedText[], translations: ReadonlyMap<string, Translation>): Row[] =>
  texts.flatMap((text) => {
    const translation = translations.get(text.key);
    if (!translation || text.target === '' || textHash(text.target) === sentRecord(text)?.target) return [];
    const [expected, found] = [signsOf(translation.source.value), signsOf(text.target)];
    return [{ text, lacks: surplus(expected, found), extra: surplus(found, expected) }];
  });

/** A row that lacks a sign, and the row that has it too much. */
type Moved = { row: Row; sign: string; to: Row };

const movedIn = (rows: Row[]): Moved[] =>
  rows.flatMap((row) => {
    const [first] = row.lacks.flatMap((sign) => {
      const to = rows.find((other) => other !== row && other.extra.includes(sign));
      return to ? [{ row, sign, to }] : [];
    });
    return first ? [first] : [];
  });

/** A placeholder is never elsewhere by chance; a single number may be. */
const tellsMove = (moved: Moved[], rows: Row[]): boolean =>
  moved.length * 2 >= rows.filter(({ lacks }) => lacks.length > 0).length &&
  (moved.length > 1 || moved.some(({ sign }) => sign.startsWith('%')));

/**
 * Throws an ExchangeFault for a file whose translations stand in the rows of others, as far as what no translation changes
 * can tell: nobody knows which words belong to the rows without such signs, so none is to be taken.
 */
export const demandOwnPlaces = (
  texts: ReturnedText[],
  translations: ReadonlyMap<string, Translation>,
  locale: string,
): void => {
  const rows = rowsIn(texts, translations);
  const moved = movedIn(rows);
  const [first] = moved;
  if (!first || !tellsMove(moved, rows)) return;
  const { row, sign, to } = first;
  const others = moved.length > 1 ? `, and so it is with ${moved.length - 1} more` : '';
  throw new ExchangeFault(
    `Translations stand in the rows of others, as when the column "${locale}" is sorted or shifted by itself: this one lacks ${sign}, which line ${to.text.line} has too much${others}. Put each beside its key again, or export the texts anew.`,
    row.text,
  );
};
