import { placeholdersOf } from '../../../words/placeholder.ts';
import { onlyOne } from '../../context/only-one.ts';
import type { Version } from '../../context/words/keys/key-versions.ts';
import { isSmall, plainWords, smallNumbers, unsaid } from '../../context/words/numbers/number-words.ts';
import { isHour } from '../../context/words/numbers/numbers-in-digits.ts';
import { languageOf } from '../../context/words/translations/languages.ts';
import { wordsIn } from '../../context/words/writing/words-in.ts';

/** Words that only say one, and the word before a thousand, with those that stand before a single one. Articles are none: "un", "a". */
const counting: Record<string, { one: RegExp; times: RegExp; alone: readonly string[] }> = {
  en: {
    one: /(?<!\p{L}|no |any |every )one (?!another|of |or )\p{Ll}/iu,
    times: /(\p{L}+)\s+thousand(?!\p{L})/giu,
    alone: ['a', 'one'],
  },
  es: {
    one: /(?<!\p{L})(?:uno|una sola|un solo) \p{Ll}/iu,
    times: /(\p{L}+)\s+mil(?!\p{L})/giu,
    alone: ['un', 'con', 'de', 'los', 'las', 'a', 'y'],
  },
};

/** What a text says otherwise than its source. */
type Difference = { own: string; expected: string };

/** A word of a text that says a number; the digits if none does. */
const saidIn = ({ value, locale }: Version, digits: string): string =>
  wordsIn(value).find((word) => smallNumbers(word, locale)[0] === digits) ?? digits;

/** How many thousands a text speaks of, if it does once and in words, and how it says so. */
const thousandsIn = ({ value, locale }: Version): { count: string; said: string } | undefined => {
  const { times, alone } = counting[languageOf(locale)] ?? {};
  const found = times && onlyOne(value.matchAll(times));
  if (!found) return undefined;
  const [said, word = ''] = found;
  const count = smallNumbers(word, locale)[0] ?? (alone?.includes(word.toLowerCase()) ? '1' : undefined);
  return count === undefined ? undefined : { count, said };
};

/** One thousand in one language and two in the other. */
const otherThousands = (version: Version, source: Version): Difference | undefined => {
  const [own, its] = [thousandsIn(version), thousandsIn(source)];
  return own && its && own.count !== its.count ? { own: own.said, expected: its.said } : undefined;
};

const digitsOfWord = new Map(
  Object.keys(counting).flatMap((language) =>
    plainWords(language).flatMap((word, number) => (isSmall(number) ? [[word, number] as const] : [])),
  ),
);

/** Any small number in words: all texts are looked at, so letters of other alphabets do not count. */
const hint = new RegExp(`\\b(?:${[...digitsOfWord.keys()].join('|')})\\b`, 'gi');

const hintedIn = (text: string): string =>
  [...new Set(text.match(hint)?.map((word) => digitsOfWord.get(word.toLowerCase())))].sort().join();

/** Whether a translation may say another number in words than its source. */
export const haveOtherWords = (text: string, source: string): boolean => hintedIn(text) !== hintedIn(source);

/**
 * A number in words, from two to twelve, for which a translation says another one. Of languages whose words are not
 * known, nothing is said.
 */
export const otherWordNumber = (version: Version, source: Version): Difference | undefined => {
  const [text, other] = [version.value, source.value];
  const { one } = counting[languageOf(source.locale)] ?? {};
  if (!one || !counting[languageOf(version.locale)] || !haveOtherWords(text, other)) return undefined;
  if (isHour(text) || isHour(other) || placeholdersOf(text).length !== placeholdersOf(other).length)
    return undefined;
  const [own, its] = [smallNumbers(text, version.locale), smallNumbers(other, source.locale)];
  const [extra] = unsaid(other, source.locale, own);
  const [lost] = unsaid(text, version.locale, its);
  if (extra === undefined) return otherThousands(version, source);
  if (lost !== undefined) return { own: saidIn(version, extra), expected: saidIn(source, lost) };
  const isOne = one.test(other) && unsaid(text, version.locale, ['1']).length > 0;
  return isOne ? { own: saidIn(version, extra), expected: 'one' } : undefined;
};
