import { lettersOf } from '../lock/letters-of.ts';

/** Letters that are in hardly any text; all of them come behind the Latin ones. */
const mayBeForeign = /[\u0370-\uffff]/;

/** Every language has brands and addresses in Latin letters, and some letters are of no script. */
const anywhere = /\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited}/u;

const patterns = new Map<string, RegExp>();

/** Words of letters that a language does not have. A Greek letter alone is a sign: π, Ω. */
const patternFor = (locale: string): RegExp => {
  const known = patterns.get(locale);
  if (known !== undefined) return known;
  const own = lettersOf(locale);
  const letter = `(?!${anywhere.source}|${own?.source})\\p{L}\\p{M}*`;
  const pattern = own ? new RegExp(`(?:${letter}){2,}|(?:(?!${own.source})\\p{Script=Han})`, 'u') : /(?!)/u;
  patterns.set(locale, pattern);
  return pattern;
};

/** The first word of a text that is written in letters which its language does not have. */
export const foreignLettersIn = (text: string, locale: string): string | undefined =>
  mayBeForeign.test(text) ? patternFor(locale).exec(text)?.[0] : undefined;
