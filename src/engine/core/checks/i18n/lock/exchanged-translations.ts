import type { CheckContext } from '../../context/check-context.ts';
import { lookedUpPairs } from '../../context/exchanged-pairs.ts';
import { type Column, pointerAt } from '../../context/words/keys/key-table.ts';
import { sourceText, sourceTextPlace } from '../../context/words/translations/source-text.ts';
import { withoutAccents } from '../../context/words/writing/letters.ts';
import { seemExchanged } from '../../problems/exchange-phrases.ts';
import type { Finding } from '../../problems/problem.ts';
import { toldExchange } from '../../problems/told-exchange.ts';
import { editDistance } from '../../suggestions/edit-distance.ts';
import { exchangedLanguages } from './exchanged-languages.ts';

/** How names of places and other words of two languages are alike: América is America. */
const fold = (text: string): string => withoutAccents(text).trim().toLowerCase();

/** Words of two languages that are nearly the same: at most a third of their letters differs. */
const isNear = (one: string, other: string): boolean =>
  editDistance(one, other) <= Math.floor(Math.min(one.length, other.length) / 3);

/** A text and its translation, both folded. */
type Pair = { number: number; source: string; value: string };

/** Longer texts are not alike in two languages. */
const longest = 24;

const pairsOf = (context: CheckContext, { values, odd }: Column): Pair[] =>
  values.flatMap((text, number) => {
    if (text === undefined || text.length > longest || odd.has(number)) return [];
    const source = sourceText(context, number);
    return source === undefined || source.length > longest || source === text
      ? []
      : [{ number, source: fold(source), value: fold(text) }];
  });

/** Those that say in one language what another says in the other. Words are compared letter by letter only then. */
const strayedAmong = (pairs: Pair[]): Pair[] => {
  const sources = new Set(pairs.map(({ source }) => source));
  return pairs.filter(({ source, value }) => sources.has(value) && !isNear(source, value));
};

const withoutExchanged = (context: CheckContext, pairs: Pair[]): Pair[] => {
  const exchanged = new Set(exchangedLanguages(context).map(({ key }) => context.keyTable.numbers.get(key)));
  return exchanged.size === 0 ? pairs : pairs.filter(({ number }) => !exchanged.has(number));
};

/** Two translations that have each other's words: one is the other's source, and the reverse nearly so. */
export const exchangedTranslations = (context: CheckContext, column: Column): Finding[] => {
  const pairs = pairsOf(context, column);
  if (strayedAmong(pairs).length === 0) return [];
  // A text that has changed places with its own translation says there what others say here.
  const inPlace = withoutExchanged(context, pairs);
  const strayed = strayedAmong(inPlace);
  const bySource = Map.groupBy(inPlace, ({ source }) => source);
  const saidAs = ({ value }: Pair) => bySource.get(value) ?? [];
  const areExchanged = (one: Pair, { source, value }: Pair) =>
    isNear(value, one.source) && !isNear(source, value);
  const { keyTable } = context;
  const at = ({ number }: Pair) => ({ file: column.file, pointer: pointerAt(keyTable, column, number) });
  return lookedUpPairs(strayed, saidAs, areExchanged).map(([one, other]): Finding => {
    const [first, second] = one.number < other.number ? [one, other] : [other, one];
    const fault = `This is what "${keyTable.keys[second.number]}" says in "${keyTable.columns[0]?.locale}", and the reverse: ${seemExchanged('the two translations')}`;
    const { file, pointer } = sourceTextPlace(context, first.number);
    return { ...toldExchange(at(first), at(second), fault), origin: { file, pointer } };
  });
};
