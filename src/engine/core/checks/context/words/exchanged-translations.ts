import type { Finding } from '../../problem.ts';
import { editDistance } from '../../suggest.ts';
import type { CheckContext } from '../check-context.ts';
import { gathered } from '../gathered.ts';
import { type Column, pointerAt } from './key-table.ts';
import { sourcePlace, sourceText } from './source-text.ts';

/** How names of places and other words of two languages are alike: América is America. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Words of two languages that are nearly the same: at most a third of their letters differs. */
const isNear = (one: string, other: string): boolean =>
  editDistance(one, other) <= Math.floor(Math.min(one.length, other.length) / 3);

/** A text and its translation, both folded. */
type Pair = { number: number; source: string; value: string };

/** Longer texts are not alike in two languages. */
const longest = 40;

const pairsOf = (context: CheckContext, { values, odd }: Column): Pair[] =>
  values.flatMap((text, number) => {
    if (text === undefined || text.length > longest || odd.has(number)) return [];
    const source = sourceText(context, number);
    return source === undefined ? [] : [{ number, source: fold(source), value: fold(text) }];
  });

/** Two translations that have each other's words: one is the other's source, and the reverse nearly so. */
export const exchangedTranslations = (context: CheckContext, column: Column): Finding[] => {
  const pairs = pairsOf(context, column);
  const bySource = gathered(
    pairs.filter(({ source, value }) => !isNear(source, value)),
    ({ source }) => source,
  );
  const told = new Set<Pair>();
  return [...bySource.values()].flat().flatMap((one): Finding[] => {
    const other = bySource.get(one.value)?.find(({ value }) => isNear(value, one.source));
    if (other === undefined || told.has(one) || told.has(other)) return [];
    told.add(one).add(other);
    const { keyTable } = context;
    const [first, second] = one.number < other.number ? [one, other] : [other, one];
    const message = `This is what "${keyTable.keys[second.number]}" says in "${keyTable.columns[0]?.locale}", and the reverse: the two translations seem to be exchanged. Put each in its place.`;
    const place = { file: column.file, pointer: pointerAt(keyTable, column, first.number) };
    const { file, pointer } = sourcePlace(context, first.number);
    const also = [pointerAt(keyTable, column, second.number)];
    return [{ ...place, message, also, origin: { file, pointer } }];
  });
};
