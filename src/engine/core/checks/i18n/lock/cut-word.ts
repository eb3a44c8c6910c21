import { withoutPlaceholders } from '../../../words/placeholder.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { columnOf } from '../../context/words/keys/key-table.ts';
import { wordsIn } from '../../context/words/writing/words-in.ts';

/** A word that is longer by fewer letters is another form of it: a plural. */
const leastLost = 3;

/** The words that visitors read: the name of a fact is none. */
const wordsShown = (text: string): string[] => wordsIn(withoutPlaceholders(text).toLowerCase());

/** The words of a language that stand on pages. */
const inlineTexts = ({ uses, defaultLocale }: CheckContext, locale: string): string[] =>
  locale === defaultLocale ? [...uses.values()].flatMap((places) => places[0]?.inline ?? []) : [];

const wordsBeside = (context: CheckContext, locale: string, text: string): Set<string> => {
  const texts = [...(columnOf(context.keyTable, locale)?.values ?? []), ...inlineTexts(context, locale)];
  return new Set(texts.flatMap((value = '') => (value === text ? [] : wordsShown(value))));
};

/**
 * The word that a text seems to have lost the end of: its last word stands nowhere else in any language, and is the
 * beginning of one that does in its own. Looks through all texts: for the few that have changed.
 */
export const cutWord = (
  context: CheckContext,
  locale: string,
  text: string,
): { part: string; whole: string } | undefined => {
  const [part] = /\p{L}+$/u.exec(text) ?? [];
  if (part === undefined) return undefined;
  const small = part.toLowerCase();
  if (context.locales.some((one) => wordsBeside(context, one, text).has(small))) return undefined;
  const isLonger = (word: string) => word.startsWith(small) && word.length >= small.length + leastLost;
  const whole = [...wordsBeside(context, locale, text)].find(isLonger);
  return whole === undefined ? undefined : { part, whole };
};

/** What is said of a text that has lost its end. */
export const cutInWords = ({ part, whole }: { part: string; whole: string }): string =>
  `ends with "${part}", which no other text has and "${whole}" begins with: its end may be lost. Write the rest`;
