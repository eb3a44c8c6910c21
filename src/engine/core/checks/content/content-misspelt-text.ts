import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { type Column, pointerAt } from '../context/words/keys/key-table.ts';
import { sourceText, sourceTextPlace, translatedColumns } from '../context/words/translations/source-text.ts';
import { textHash } from '../context/words/translations/text-hash.ts';
import type { TranslationRecord } from '../context/words/translations/translation-record.ts';
import { recordIn } from '../context/words/translations/translations.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import type { Finding, Place } from '../problems/problem.ts';
import { withSuggestion } from '../suggestions/with-suggestion.ts';
import { letterSlip, slipBetween } from './word-slip.ts';

/** A text in two languages, by its number in the table of keys, and what the lock file says of both. */
type Pair = { number: number; source: string; value: string; recorded: TranslationRecord | undefined };

/** Longer texts are hardly the same in two places. */
const longest = 40;

const isShort = (text: string | undefined): text is string =>
  text !== undefined && text.length <= longest && !text.includes('%{');

type Written = Omit<Pair, 'recorded'>;

const writtenIn = (context: CheckContext, { values, odd }: Column): Written[] =>
  values.flatMap((value, number) => {
    if (!isShort(value) || odd.has(number)) return [];
    const source = sourceText(context, number);
    return isShort(source) ? [{ number, source, value }] : [];
  });

/** How much of a word other endings change: "cerrado", "cerrados". */
const ending = 2;

const isAlike = (one: string, other: string): boolean => {
  const start = Math.max(one.length, other.length) - ending;
  return one.slice(0, start) === other.slice(0, start) || slipBetween(one, other) || letterSlip(one, other);
};

/** Whether some language has other words for each: "prizes" and "prices" are one word in German, and two in Italian. */
const areTwoThings = (context: CheckContext, one: Pair, other: Pair): boolean =>
  translatedColumns(context).some(({ values }) => {
    const [first, second] = [values[one.number], values[other.number]];
    return first !== undefined && second !== undefined && !isAlike(first, second);
  });

/** With more wordings than this, the site has no habit to compare with. */
const most = 20;

type Side = 'source' | 'value';

/** The hash of one side of a text when it was translated. */
const formerHash = ({ recorded }: Pair, side: Side): string | undefined =>
  side === 'source' ? recorded?.source : recorded?.target;

const isChanged = (pair: Pair, side: Side): boolean => {
  const former = formerHash(pair, side);
  return former !== undefined && former !== textHash(pair[side]);
};

/** Whether a text is another one with a slip. If it once was that very text, a different ending is a slip, too. */
const isSlipOf = (pair: Pair, meant: Pair, side: Side): boolean =>
  slipBetween(pair[side], meant[side]) ||
  (letterSlip(pair[side], meant[side]) && formerHash(pair, side) === textHash(meant[side]));

/**
 * The texts that are rarer than another one of which they are a slip; if both occur once, the changed or second one.
 */
const slipsAmong = (pairs: Pair[], side: Side): { pair: Pair; meant: Pair }[] => {
  const groups = [...Map.groupBy(pairs, (pair) => pair[side]).values()];
  if (groups.length < 2 || groups.length > most) return [];
  const isLast = ([pair, another]: Pair[]) => pair !== undefined && !another && isChanged(pair, side);
  const inOrder = [...groups.filter((group) => !isLast(group)), ...groups.filter(isLast)];
  return inOrder.flatMap(([pair, another], index) => {
    if (!pair || another) return [];
    const meant = inOrder.find(
      ([other, second], at) => (second || at < index) && other && isSlipOf(pair, other, side),
    )?.[0];
    return meant ? [{ pair, meant }] : [];
  });
};

/** Texts that say the same in one language, and in the other nearly. */
const unlike = (
  context: CheckContext,
  { locale, texts }: { locale: string; texts: Written[] },
  side: Side,
) => {
  const same = Map.groupBy(texts, (text) => text[side === 'source' ? 'value' : 'source']);
  const withRecord = (text: Written): Pair => ({
    ...text,
    recorded: recordIn(context, { key: context.keyTable.keys[text.number] ?? '', locale }),
  });
  return [...same.values()]
    .filter((group) => group.some((pair) => pair[side] !== group[0]?.[side]))
    .flatMap((group) => slipsAmong(group.map(withRecord), side))
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
  const written = { locale: column.locale, texts: writtenIn(context, column) };
  const inColumn = (number: number): Place => ({
    file: column.file,
    pointer: pointerAt(context.keyTable, column, number),
  });
  return [
    ...unlike(context, written, 'value').map(({ pair, meant }) =>
      told(inColumn(pair.number), pair.value, meant.value),
    ),
    ...unlike(context, written, 'source').map(({ pair, meant }) =>
      told(sourceTextPlace(context, pair.number), pair.source, meant.source),
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
