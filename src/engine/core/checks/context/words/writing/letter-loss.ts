import { lettersAndDigits, withoutAccents } from './letters.ts';
import { isGarbled, reencoded } from './reencoded.ts';

/** How a program loses letters that it does not know: their accents, a ? for each, or signs of a wrong encoding. */
export type LetterLoss = 'accents' | 'letters' | 'encoding';

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** The letters and digits of a text without accents: nobody who writes it anew leaves all of them as they were. */
const plainOf = (text: string): string => lettersAndDigits(withoutAccents(text));

const accentsIn = (text: string): number => countOf(text.normalize('NFD'), /\p{M}/gu);

const areAccentsLost = (former: string, text: string): boolean =>
  accentsIn(text) < accentsIn(former) && plainOf(text) === plainOf(former);

const foreign = /[^\0-\x7f]/g;

const isQuestioned = (former: string, text: string): boolean => {
  const rest = (words: string) => words.replace(foreign, '').replaceAll('?', '');
  return (
    countOf(text, /\?/g) > countOf(former, /\?/g) &&
    countOf(text, foreign) < countOf(former, foreign) &&
    rest(text) === rest(former)
  );
};

const otherLetters = /[^\P{L}a-z]/giu;

/** Whether each letter with an accent has become other signs. Words in other letters may well be quite other ones. */
const isExchanged = (former: string, text: string): boolean => {
  const letters = former.match(otherLetters) ?? [];
  return (
    letters.length > 0 &&
    letters.every((letter) => /\p{Script=Latin}/u.test(letter) && !text.includes(letter)) &&
    countOf(text, foreign) >= letters.length &&
    text.replace(foreign, '') === former.replace(foreign, '')
  );
};

const isWronglyEncoded = (former: string, text: string): boolean =>
  (isGarbled(text) && !isGarbled(former)) || reencoded(text) === former || isExchanged(former, text);

/** Which letters a text has lost, if nothing else of it has changed; undefined for one that was written anew. */
export const letterLoss = (former: string, text: string): LetterLoss | undefined => {
  if (former === text) return undefined;
  if (areAccentsLost(former, text)) return 'accents';
  if (isQuestioned(former, text)) return 'letters';
  return isWronglyEncoded(former, text) ? 'encoding' : undefined;
};
