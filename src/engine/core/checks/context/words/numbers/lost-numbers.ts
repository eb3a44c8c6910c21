import { placeholdersOf } from '../../../../words/placeholder.ts';
import { surplus } from '../../surplus.ts';
import type { Version } from '../keys/key-versions.ts';
import { maySay, nameLike } from './number-words.ts';
import { isHour, numbersOf } from './numbers-in-digits.ts';

/** The numbers that a text neither has in digits nor in words, although another language has all that it has and these. */
export const lostNumbers = ({ value, locale }: Version, other: Version): string[] => {
  // A text with as many numbers writes them in another way: the 1990s and los 90.
  if (numbersOf(value).length >= numbersOf(other.value).length) return [];
  const [text, source] = [value.replace(nameLike, ' '), other.value.replace(nameLike, ' ')];
  const [own, expected] = [numbersOf(text), numbersOf(source)];
  if (own.length >= expected.length || surplus(own, expected).length > 0) return [];
  if (isHour(value) || isHour(other.value) || expected.some((number) => number.includes(':'))) return [];
  // A fact that stands for a number is reported elsewhere.
  if (placeholdersOf(value).length !== placeholdersOf(other.value).length) return [];
  return surplus(expected, own).filter((digits) => !maySay(text, digits, locale));
};
