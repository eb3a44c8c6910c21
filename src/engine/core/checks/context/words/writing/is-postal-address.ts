import { withoutPlaceholders } from '../../../../words/placeholder.ts';
import { wordsIn } from './words-in.ts';

/** Postcodes by where they are written so: patterns, since each is digits and letters in an order of its own. */
const postcodes = {
  mostOfEuropeAndAmerica: String.raw`\d{5}(?:-\d{3,4})?`,
  portugal: String.raw`\d{4}-\d{3}`,
  netherlands: String.raw`\d{4} ?[A-Z]{2}`,
  britain: String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`,
  canada: String.raw`[A-Z]\d[A-Z] \d[A-Z]\d`,
};

const postcode = new RegExp(`(?<![\\d.,])(?:${Object.values(postcodes).join('|')})(?![\\d%])`);

/** Small words in the names of streets and towns, and behind their numbers. */
const small = new Set(
  'da das de des del di dis do dos du dus d l n la las le les lo los l ls of the y e o th st nd rd bis ter rue av avenue bd boulevard place quai via viale piazza rua calle ul'.split(
    ' ',
  ),
);

/**
 * Whether a text is a street with its number and a town with its postcode, with capitals except in words such as "de
 * la": no language translates them.
 */
export const isPostalAddress = (text: string): boolean => {
  const plain = withoutPlaceholders(text);
  return (
    postcode.test(plain) &&
    /[,\n·]/.test(plain) &&
    /\d.*[\s,·].*\d/s.test(plain.replace(postcode, '0')) &&
    wordsIn(plain).every((word) => small.has(word) || !/^\p{Ll}/u.test(word))
  );
};
