import { smallNumbers } from '../../context/words/numbers/number-words.ts';
import { isHour, numbersOf } from '../../context/words/numbers/numbers-in-digits.ts';

/** A phrase for "always", whose numbers nothing is compared with. */
const always = /\b24\s?\/\s?7\b/g;

/** Each number of a value, as it may be said: 2.5 is 25 by its digits, and begins with 2. */
const numbersIn = (value: string, locales: string[]): string[][] => {
  const text = value.replace(always, ' ');
  const digits = text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const words = text.replace(/\d/g, ' ');
  return [
    ...digits.map((found) => [...numbersOf(found), found.split(/[.,]/)[0] ?? '']),
    ...locales.flatMap((locale) => smallNumbers(words, locale)).map((found) => [found]),
  ];
};

/**
 * Whether two values say other numbers, and more of them: a range, such as "6–10", and "1.1 million". The languages are
 * those that words may be of.
 */
export const areOfOtherKinds = (value: string, other: string, locales: string[]): boolean => {
  const [own, its] = [numbersIn(value, locales), numbersIn(other, locales)];
  if (own.length === 0 || its.length === 0 || own.length === its.length) return false;
  // Two out of three may be 66%.
  if (value.includes('%') !== other.includes('%') || isHour(value) || isHour(other)) return false;
  const known = new Set(its.flat());
  return !own.flat().some((number) => known.has(number));
};
