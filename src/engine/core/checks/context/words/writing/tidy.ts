import { composed, unseen } from '../../../suggestions/strange-letters.ts';

/** A text without spaces at its ends, double ones, signs that nobody sees and accents apart from their letters. */
export const tidy = (text: string): string =>
  composed(text)
    .replace(unseen, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f\r]+/g, ' ')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]?\n[^\S\n]?/g, '\n')
    .trim();
