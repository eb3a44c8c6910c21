import { fillPlaceholders, placeholdersOf } from '../../../words/placeholder.ts';
import type { CheckContext } from '../check-context.ts';
import { hasDates, isInDraft } from '../spans.ts';
import type { Column } from '../words/keys/key-table.ts';
import { literalsOf } from './literals.ts';
import type { Marked } from './marked.ts';
import { type Facts, factsByLocale, numberOf, withFactValues } from './shown-words.ts';

/** Whether every place counts: of links, lists, entries, words written on pages, and texts with parameters. */
const isKept = ({ kind, text }: Marked): boolean => {
  if (kind === 'link' || kind === 'list' || kind === 'entry') return true;
  return kind === 'text' && !text?.isBare;
};

/** A mark as it is sent to the main thread. */
const sent = (mark: Marked): Marked => ({ ...mark, text: undefined, within: undefined, name: undefined });

const inLayout = ({ place }: Marked): boolean => place.page === undefined;

const areAlike = (one: Marked, other: Marked): boolean =>
  one.kind === other.kind &&
  one.maxLength === other.maxLength &&
  inLayout(one) === inLayout(other) &&
  (one.locales === other.locales || one.locales.join() === other.locales.join());

/** Marks that differ only in their place. The first of each is kept as a copy that counts them. */
const createFirsts = (context: CheckContext) => {
  const dated = hasDates(context);
  const byValue = new Map<string, Marked[]>();
  const isSame = (one: Marked, other: Marked) =>
    areAlike(one, other) && (!dated || isInDraft(context, one.place) === isInDraft(context, other.place));
  /** Counts a mark; gives it back when it is the first of its like. */
  return (mark: Marked): Marked[] => {
    const known = byValue.get(mark.value);
    const first = known?.find((other) => isSame(other, mark));
    if (first) {
      first.times = (first.times ?? 1) + 1;
      return [];
    }
    const copy = sent(mark);
    if (known) known.push(copy);
    else byValue.set(mark.value, [copy]);
    return [copy];
  };
};

/** Signs in words that matter to the site as a whole: names to fill in, forms, and signs that may be wrong. */
const special = /[%{}|]/;

/** How long some words are with their facts; endless where something else in them is to be looked at. */
const lengthOf = (words: string, facts: Facts): number => {
  const isSpecial =
    special.test(words) &&
    special.test(fillPlaceholders(words, (fact, name) => (Object.hasOwn(facts, fact) ? '' : name)));
  return isSpecial ? Number.POSITIVE_INFINITY : withFactValues(words, facts).length;
};

const haveSameNames = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** How long the words of a key are in its longest language; endless where the site as a whole must look at them. */
const lengthIn = (columns: [Column, Facts][], number: number): number => {
  let longest = 0;
  let names: string[] | undefined;
  for (const [{ values, odd }, facts] of columns) {
    const value = values[number];
    if (value === undefined || odd.has(number)) return Number.POSITIVE_INFINITY;
    const own = placeholdersOf(value);
    names ??= own;
    if (!haveSameNames(names, own)) return Number.POSITIVE_INFINITY;
    longest = Math.max(longest, lengthOf(value, facts));
  }
  return longest;
};

/** The number of a key that has words in every language, with which nothing can be wrong but in themselves. */
const createSettled = (context: CheckContext): ((mark: Marked) => number | undefined) => {
  const { keyTable, locales } = context;
  const dated = hasDates(context);
  const columns = keyTable.columns
    .filter(({ locale }) => locales.includes(locale))
    .map((column): [Column, Facts] => [column, factsByLocale(context).get(column.locale) ?? {}]);
  return ({ kind, text, place, locales: shownIn, maxLength = Number.MAX_VALUE }) => {
    if (kind !== 'text' || text === undefined || columns.length < locales.length) return undefined;
    if (shownIn.length < locales.length || (dated && isInDraft(context, place))) return undefined;
    text.length ??= lengthIn(columns, numberOf(context, text));
    return text.length <= maxLength ? text.number : undefined;
  };
};

/**
 * The marks that the site as a whole is checked by, and the numbers of keys of which it must only know that they are
 * used.
 */
type ThinMarks = { marks: Marked[]; settled: Set<number> };

/**
 * The marks that the checks of the site as a whole ask for: of many alike only the first, with how many there are.
 * Pictures are looked at on their pages. The order stays.
 */
export const thinMarks = (context: CheckContext, marks: Marked[]): ThinMarks => {
  // On a page with words without a key, all keys are needed.
  const literal = new Set(literalsOf(context).map(({ place }) => place.file));
  const firstOf = createFirsts(context);
  const settledNumber = createSettled(context);
  const settled = new Set<number>();
  const thin: Marked[] = [];
  for (const mark of marks) {
    if (mark.kind === 'picture') continue;
    const isWhole = isKept(mark) || literal.has(mark.place.file);
    const number = isWhole ? undefined : settledNumber(mark);
    if (isWhole) thin.push(sent(mark));
    else if (number === undefined) thin.push(...firstOf(mark));
    else settled.add(number);
  }
  return { marks: thin, settled };
};
