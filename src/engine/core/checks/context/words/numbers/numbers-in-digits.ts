import { placeholderOr } from '../../../../words/placeholder.ts';
import { surplus } from '../../repeats.ts';

/** A number with the signs that group its digits: 1,000.50, 1.000,50 and 9:30 are one each. */
const number = /\d+(?:[.,:\u00a0\u202f]\d+)*/g;

/** An hour of either clock: 5 p.m., 17 h, 17 Uhr. */
const hour = /\d\s?(?:[ap]\.?\s?m\b|h\b|hrs?\b|Uhr\b|horas?\b|heures?\b|uur\b)/iu;

/** Whether a text says an hour, which languages may write by different clocks. */
export const isHour = (text: string): boolean => hour.test(text);

/**
 * Units that differ between countries, so that a translation has other numbers: prices, temperatures, lengths, weights
 * and volumes.
 */
const units = /[$£€¥]|°\s?[CF]\b|\d\s?(?:miles?|mi|km|lbs?|kg|oz|ml|cl|l|g|ft|m|in|cm)\b/giu;

const addressOrFact = placeholderOr(/\S+:\/\/\S+/g);

/** The numbers of a text by their digits alone: languages group them with different signs, and write 1/5 or 01/05. */
export const numbersOf = (text: string): string[] => {
  // Called for every text with a number: nearly all are plain words and short numbers.
  const plain = text.includes('%{') || text.includes('://') ? text.replace(addressOrFact, ' ') : text;
  return (plain.match(number) ?? []).map((found) =>
    found.length === 1 ? found : found.replace(/[^\d:]/g, '').replace(/^0+(?=\d)/, ''),
  );
};

/** A number by a clock of twelve hours. */
const byTwelve = (digits: string): string => (Number(digits) <= 24 ? String(Number(digits) % 12) : digits);

/** Whether a number of two digits is the other, a year, for short: the 1990s and los 90. */
const isYearFor = (year: string, digits: string): boolean =>
  /^(?:18|19|20)\d\d$/.test(year) && /^\d\d?$/.test(digits) && Number(year) % 100 === Number(digits);

const isSameYear = (one: string, other = ''): boolean => isYearFor(one, other) || isYearFor(other, one);

/** The units of a text. */
const unitsOf = (text: string): Set<string> =>
  new Set(text.match(units)?.map((unit) => unit.replace(/[\d\s]/g, '').toLowerCase()));

/** Whether both have units, and none in common: then their numbers may differ. */
const areConverted = (text: string, source: string): boolean => {
  const [own, expected] = [unitsOf(text), unitsOf(source)];
  return own.size > 0 && expected.size > 0 && ![...own].some((unit) => expected.has(unit));
};

/** A number that is never written in words, unlike 24 and 1000. */
const isFigure = (digits: string): boolean => /^\d{3,}$/.test(digits) && !/^10+$/.test(digits);

/** The numbers that a text has instead of those of its source. */
export const otherNumbers = (
  text: string,
  source: string,
): { extra: string[]; meant: string[] } | undefined => {
  if (text === source || !/\d/.test(source)) return undefined;
  const [own, expected] = [numbersOf(text), numbersOf(source)];
  if (own.length === 0 && !text.includes('%{') && expected.some(isFigure))
    return { extra: [], meant: expected };
  // A number written in words, or an hour by another clock, makes the counts differ.
  if (own.length !== expected.length || [...own, ...expected].some((found) => found.includes(':')))
    return undefined;
  const extra = surplus(own, expected);
  if (extra.length === 0 || areConverted(text, source)) return undefined;
  const meant = surplus(expected, own);
  if (extra.every((digits, index) => isSameYear(digits, meant[index]))) return undefined;
  const isClock = isHour(text) || isHour(source);
  if (isClock && surplus(own.map(byTwelve), expected.map(byTwelve)).length === 0) return undefined;
  return { extra, meant };
};

/** Signs that say of what a number is. */
const unitSign = /[$£€¥]|°\s?[CF]\b/g;

const hasUnitSign = /[$£€¥°]/;

const unitSignsOf = (text: string): string[] => [
  ...new Set(text.match(unitSign)?.map((sign) => sign.replace(/\s/, ''))),
];

/** The unit that a text gives the numbers of its source, which has another one: what is converted has other numbers. */
export const otherUnit = (text: string, source: string): { own: string; expected: string } | undefined => {
  if (text === source || !hasUnitSign.test(text) || !haveSameNumbers(text, source)) return undefined;
  const [own, expected] = [unitSignsOf(text), unitSignsOf(source)];
  const [only, its] = [own[0], expected[0]];
  return own.length === 1 && expected.length === 1 && only && its && only !== its
    ? { own: only, expected: its }
    : undefined;
};

/** Whether two texts have the same numbers in the same order. */
export const haveSameNumbers = (text: string, source: string): boolean =>
  text === source || numbersOf(text).join() === numbersOf(source).join();
