import { isItem } from '../../problems/is-item.ts';
import { parentKey } from '../../problems/place-keys.ts';
import type { Finding } from '../../problems/problem.ts';
import { exchangedPairs } from '../exchanged-pairs.ts';
import { toldStrays } from '../marks/exchanged-strays.ts';
import type { Marked } from '../marks/marked.ts';
import type { TextObject } from '../marks/text-objects.ts';

const nameOf = ({ text }: Marked): string => text?.name ?? '';

/** Two properties of an item of a list that name texts which are called differently. */
type Pair = { first: Marked; second: Marked };

const pairsOf = ({ strange }: TextObject): Pair[] =>
  strange.flatMap((first, index) =>
    strange
      .slice(index + 1)
      .filter((second) => nameOf(first) !== nameOf(second))
      .map((second) => ({ first, second })),
  );

const areCrossed = (one: Pair, other: Pair): boolean =>
  one.first.name === other.first.name &&
  one.second.name === other.second.name &&
  nameOf(one.first) === nameOf(other.second) &&
  nameOf(one.second) === nameOf(other.first);

/** Two items of a list whose texts are called alike, and crosswise: the heading of each stands over the text of the other. */
export const exchangedItems = (objects: TextObject[]): Finding[] => {
  const pairs = objects
    .filter(({ marks, strange }) => strange.length > 1 && isItem(marks[0]?.within ?? ''))
    .flatMap(pairsOf);
  const lists = Map.groupBy(pairs, ({ first: { place, within = '' } }) =>
    parentKey({ file: place.file, pointer: within }),
  );
  return [...lists.values()]
    .flatMap((list) => exchangedPairs(list, areCrossed))
    .map(([one, other]) => toldStrays(one.first, other.first));
};
