import { lettersAndDigits, withoutAccents } from '../../context/words/writing/letters.ts';

/** What differs between two versions of a text, in words, and whether they say the same for certain. */
export type NearChange = { told: string; saysTheSame: boolean };

/** What stands between two words of a text: white space parts them, whatever signs are beside it. */
const between = (signs: string): string => {
  if (/\s/.test(signs)) return ' ';
  return signs.replaceAll('’', "'").replace(/[–—]/g, '-');
};

/** The words of a text without capitals and without signs that part no word and no number. */
const wordsIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, between)
    .trim()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

const differenceOf = (former: string, text: string): string => {
  if (former.toLowerCase() === text.toLowerCase()) return 'only its capitals have changed';
  if (lettersAndDigits(former) === lettersAndDigits(text)) return 'only its signs have changed';
  return withoutAccents(former) === withoutAccents(text)
    ? 'only its accents have changed'
    : 'only a letter has changed';
};

/** How a text has changed that is nearly what it was. */
export const changeInWords = (former: string, text: string): NearChange => ({
  told: differenceOf(former, text),
  saysTheSame: wordsIn(former) === wordsIn(text),
});
