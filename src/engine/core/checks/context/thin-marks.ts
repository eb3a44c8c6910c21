import type { CheckContext } from './check-context.ts';
import { literalsOf } from './literals.ts';
import { hasDates, isDraft } from './spans.ts';
import type { Marked } from './walk-marks.ts';

/** What links lead to, lists show and pages write themselves is told at each place; so are texts with parameters. */
const isKept = ({ kind, value }: Marked): boolean => {
  if (kind === 'link' || kind === 'list') return true;
  return kind === 'text' && (!value.startsWith('t:') || value.includes('|') || value.includes('?'));
};

const inLayout = ({ place }: Marked): boolean => place.page === undefined;

const areAlike = (one: Marked, other: Marked): boolean =>
  one.kind === other.kind &&
  one.maxLength === other.maxLength &&
  inLayout(one) === inLayout(other) &&
  (one.locales === other.locales || one.locales.join() === other.locales.join());

/** Marks of which nothing tells one from the other but their place. The first of each is a copy that counts them. */
const createFirsts = (context: CheckContext) => {
  const dated = hasDates(context);
  const byValue = new Map<string, Marked[]>();
  const isSame = (one: Marked, other: Marked) =>
    areAlike(one, other) && (!dated || isDraft(context, one.place) === isDraft(context, other.place));
  /** Counts a mark; gives it back when it is the first of its like. */
  return (mark: Marked): Marked[] => {
    const known = byValue.get(mark.value);
    const first = known?.find((other) => isSame(other, mark));
    if (first) {
      first.times = (first.times ?? 1) + 1;
      return [];
    }
    const copy = { ...mark };
    if (known) known.push(copy);
    else byValue.set(mark.value, [copy]);
    return [copy];
  };
};

/** What the site as a whole asks of words: facts to fill in, forms, and signs that may be wrong. */
const special = /[%{}|]/;

/** How long the words of a text are in its longest language; endless where the site as a whole must look at them. */
const lengthIn = ({ words, locales }: CheckContext, value: string): number => {
  let longest = 0;
  for (const locale of locales) {
    const text = words.get(locale)?.texts.get(value.slice('t:'.length));
    if (!text || text.odd || special.test(text.value)) return Number.POSITIVE_INFINITY;
    longest = Math.max(longest, text.value.length);
  }
  return longest;
};

/** Tells of a text whether it has words in every language, with which nothing can be wrong but in themselves. */
const createSettled = (context: CheckContext): ((mark: Marked) => boolean) => {
  const dated = hasDates(context);
  const lengths = new Map<string, number>();
  return ({ kind, value, place, locales, maxLength = Number.MAX_VALUE }) => {
    if (kind !== 'text' || locales !== context.locales || (dated && isDraft(context, place))) return false;
    const length = lengths.get(value) ?? lengthIn(context, value);
    lengths.set(value, length);
    return length <= maxLength;
  };
};

/** The marks that the site as a whole is checked by, and the texts of which it must only know that they are used. */
export type ThinMarks = { marks: Marked[]; settled: Set<string> };

/**
 * The marks that the checks of the site as a whole ask for: of many alike only the first, with how many there are.
 * Pictures are looked at on their pages. The order stays.
 */
export const thinMarks = (context: CheckContext, marks: Marked[]): ThinMarks => {
  // The keys of a page with words that have none are all asked for.
  const literal = new Set(literalsOf(context).map(({ place }) => place.file));
  const firstOf = createFirsts(context);
  const isSettled = createSettled(context);
  const settled = new Set<string>();
  const thin: Marked[] = [];
  for (const mark of marks) {
    if (mark.kind === 'picture') continue;
    if (isKept(mark) || literal.has(mark.place.file)) thin.push(mark);
    else if (isSettled(mark)) settled.add(mark.value);
    else thin.push(...firstOf(mark));
  }
  return { marks: thin, settled };
};
