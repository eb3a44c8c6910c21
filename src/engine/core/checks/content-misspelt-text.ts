import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { gathered } from './context/gathered.ts';
import { type Column, pointerAt } from './context/words/key-table.ts';
import { sourcePlace, sourceText, translatedColumns } from './context/words/source-text.ts';
import { slipBetween } from './context/words/word-slip.ts';
import { type Finding, oncePerPlace, type Place } from './problem.ts';
import { withSuggestion } from './suggest.ts';

/** A text in two languages, by its number in the table of keys. */
type Pair = { number: number; source: string; value: string };

/** Longer texts are hardly the same in two places. */
const longest = 40;

const isShort = (text: string | undefined): text is string =>
  text !== undefined && text.length <= longest && !text.includes('%{');

const pairsOf = (context: CheckContext, { values, odd }: Column): Pair[] =>
  values.flatMap((value, number) => {
    if (!isShort(value) || odd.has(number)) return [];
    const source = sourceText(context, number);
    return isShort(source) ? [{ number, source, value }] : [];
  });

/** How much of a word other endings change: "cerrado", "cerrados". */
const ending = 2;

const isAlike = (one: string, other: string): boolean => {
  const start = Math.max(one.length, other.length) - ending;
  return one.slice(0, start) === other.slice(0, start) || slipBetween(one, other);
};

/** Whether some language has other words for each: "prizes" and "prices" are one word in German, and two in Italian. */
const areTwoThings = (context: CheckContext, one: Pair, other: Pair): boolean =>
  translatedColumns(context).some(({ values }) => {
    const [first, second] = [values[one.number], values[other.number]];
    return first !== undefined && second !== undefined && !isAlike(first, second);
  });

/** What is said in more ways than this is no habit of the site. */
const most = 20;

/** The texts that are rarer than another of which they are a slip; of two that stand once, the second. */
const slipsAmong = (pairs: Pair[], side: 'source' | 'value'): { pair: Pair; meant: Pair }[] => {
  const groups = [...gathered(pairs, (pair) => pair[side])];
  if (groups.length < 2 || groups.length > most) return [];
  return groups.flatMap(([text, [pair, another]], index) => {
    if (!pair || another) return [];
    const meant = groups.find(
      ([other, { length }], at) => (length > 1 || at < index) && slipBetween(text, other),
    )?.[1][0];
    return meant ? [{ pair, meant }] : [];
  });
};

/** Texts that say the same in one language, and in the other nearly. */
const unlike = (context: CheckContext, pairs: Pair[], side: 'source' | 'value') => {
  const same = gathered(pairs, (pair) => pair[side === 'source' ? 'value' : 'source']);
  return [...same.values()]
    .flatMap((group) => slipsAmong(group, side))
    .filter(({ pair, meant }) => !areTwoThings(context, pair, meant));
};

const told = (place: Place, text: string, meant: string): Finding => ({
  ...place,
  ...withSuggestion(
    `"${text}" is "${meant}" with a slip: what says the same in another language is written so elsewhere.`,
    meant,
  ),
});

const slipsIn = (context: CheckContext, column: Column): Finding[] => {
  const pairs = pairsOf(context, column);
  const inColumn = (number: number): Place => ({
    file: column.file,
    pointer: pointerAt(context.keyTable, column, number),
  });
  return [
    ...unlike(context, pairs, 'value').map(({ pair, meant }) =>
      told(inColumn(pair.number), pair.value, meant.value),
    ),
    ...unlike(context, pairs, 'source').map(({ pair, meant }) =>
      told(sourcePlace(context, pair.number), pair.source, meant.source),
    ),
  ];
};

/** Words that the site writes otherwise elsewhere, where its other languages say the same. */
export const contentMisspeltText: Check = {
  id: 'content/misspelt-text',
  severity: 'warning',
  description: 'Texts that say the same in one language are not a slip of a letter apart in another.',
  advice:
    'Short texts stand in many places: when "points" is "puntos" everywhere and "puuntos" once, a finger slipped. Write it as in the other places. Other endings of a word, such as "cerrado" and "cerrada", may well differ.',
  run: (context) => oncePerPlace(translatedColumns(context).flatMap((column) => slipsIn(context, column))),
};
