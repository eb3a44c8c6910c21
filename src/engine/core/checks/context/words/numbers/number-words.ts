import { languageOf } from '../translations/languages.ts';
import { wordsIn } from '../writing/words-in.ts';

/** The words for numbers, from zero on, and those that all larger ones are made of: each is a pattern. */
const inWords: Record<'en' | 'es', { small: readonly string[]; large: readonly string[] }> = {
  en: {
    small: [
      'zero|no|none',
      'one|an?|once|first|single|half',
      'two|twice|second|both|pair|couple|double|half',
      'three|third|triple',
      'four|fourth|quarter',
      'five|fifth',
      'six|sixth',
      'seven|seventh',
      'eight|eighth',
      'nine|ninth',
      'ten|tenth',
      'eleven|eleventh',
      'twelve|twelfth|dozen',
    ],
    large: [
      '(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?',
      '(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)',
      '(?:hundred|thousand|million)(?:s|th)?',
      'dozens?',
    ],
  },
  es: {
    small: [
      'cero|ningun[oa]?|ningún|sin',
      'un|una|uno|primer[oa]?|únic[oa]|medi[oa]|mitad',
      'dos|segund[oa]|ambos|ambas|par|doble|medi[oa]|mitad',
      'tres|tercer[oa]?|triple',
      'cuatro|cuart[oa]',
      'cinco|quint[oa]',
      'seis|sext[oa]',
      'siete|séptim[oa]',
      'ocho|octav[oa]',
      'nueve|noven[oa]',
      'diez|décim[oa]|decena',
      'once',
      'doce|docena',
    ],
    large: [
      'trece|catorce|quince',
      '(?:dieci|veint)\\p{L}+',
      '(?:tre|cuare|cincue|sese|sete|oche|nove)i?nta',
      'cien(?:to)?|\\p{L}*cient[oa]s|quinient[oa]s',
      'docenas?',
      'mil(?:es)?|mill[oó]n(?:es)?',
    ],
  },
};

const wholeWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const byLanguage = new Map(
  Object.entries(inWords).map(([language, { small, large }]) => [
    language,
    {
      plain: small.map((words) => words.split('|')[0] ?? ''),
      small: small.map(wholeWord),
      large: wholeWord(large.join('|')),
    },
  ]),
);

const wordsOf = (locale: string) => byLanguage.get(languageOf(locale));

const half = wholeWord('half|mitad|medi[oa]');

/** Whether a text may say a number in words; true in languages whose words are not known. */
export const maySay = (text: string, digits: string, locale: string): boolean => {
  const words = wordsOf(locale);
  if (words === undefined || (digits === '50' && half.test(text))) return true;
  return (words.small[Number(digits)] ?? words.large).test(text);
};

/** Names with digits (B2B, 4K), a heart, and phrases for "always" and "all": a translation may leave them out. */
export const nameLike = /<3(?!\d)|\p{L}+\d+\p{L}*|\d+\p{L}+|\b24\s?\/\s?7\b|\b100\s?%/gu;

/** For each number, from zero on, the first of its words, which means nothing else; none in other languages. */
export const plainWords = (locale: string): readonly string[] => wordsOf(locale)?.plain ?? [];

/** Words that no count is: the fourth, a quarter, twice as many. */
const noCount =
  /^(?:first|second|third|\p{L}+th|half|quarter|twice|double|triple|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa]|noven[oa]|décim[oa]|medi[oa]|mitad|doble)$/iu;

/** Of a number with a wrong word: the word it has in a language, and the number that the word is for, if known. */
export const wrongNumber = (
  digits: string,
  word: string,
  locale: string,
): { meant: string | undefined; number: string | undefined } | undefined => {
  const plain = plainWords(locale);
  const meant = plain[Number(digits)];
  const number = plain.indexOf(word.toLowerCase());
  const isRight = meant === undefined ? number === -1 : maySay(word, digits, locale) && !noCount.test(word);
  return isRight ? undefined : { meant, number: number === -1 ? undefined : String(number) };
};

/** One is an article, too, and larger numbers are made of several words. */
export const isSmall = (number: number): boolean => number >= 2 && number <= 12;

/** The numbers from two to twelve in a text, in digits or in words; others are not recognized. */
export const smallNumbers = (text: string, locale?: string): string[] => {
  const plain = locale === undefined ? [] : plainWords(locale);
  const words = wordsIn(text.toLowerCase()).map((word) => plain.indexOf(word));
  const digits = (text.replace(nameLike, ' ').match(/(?<![\d.,:])\d{1,2}(?!\d|[.,:]\d)/g) ?? []).map(Number);
  return [...words, ...digits].filter(isSmall).map(String);
};

/** The small numbers among some that a text neither has in digits nor in words. */
export const unsaid = (text: string, locale: string, numbers: string[]): string[] => {
  const own = smallNumbers(text, locale);
  const plain = plainWords(locale);
  const rest = text.replace(/\p{L}+/gu, (word) => (plain.includes(word.toLowerCase()) ? '' : word));
  // Larger numbers may be counted otherwise: half a dozen.
  if (wordsOf(locale)?.large.test(rest)) return [];
  return numbers.filter((digits) => !own.includes(digits) && !maySay(text, digits, locale));
};
