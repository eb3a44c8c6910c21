import { above, type Finding } from '../problem.ts';
import { propertyOf } from './exchanged-keys.ts';
import { exchangedPairs } from './exchanged-pairs.ts';
import { gathered } from './gathered.ts';
import { isItem } from './is-item.ts';
import { toldExchange } from './strayed-keys.ts';
import type { Marked } from './walk-marks.ts';

const nameOf = ({ text }: Marked): string => text?.name ?? '';

const isStrange = (mark: Marked): boolean => !isItem(propertyOf(mark)) && nameOf(mark) !== propertyOf(mark);

/** A property that names the text of another, and what stands beside it. */
type Strange = { mark: Marked; beside: Marked[] };

const ofGroup = (marks: Marked[], { text }: Marked): Marked[] =>
  marks.filter((mark) => mark.text?.group === text?.group);

/** Whether a text belongs beside others, by its group. */
const belongs = ({ mark }: Strange, { beside }: Strange): boolean => ofGroup(beside, mark).length > 1;

/** Whether all else in an object of several texts of one group is called as its properties. */
const isOdd = ({ mark, beside }: Strange): boolean => {
  const others = ofGroup(beside, mark).filter((other) => other !== mark);
  return others.length > 2 && !others.some(isStrange);
};

const isCalledAs = ({ mark }: Strange, other: Strange): boolean => nameOf(mark) === propertyOf(other.mark);

/** Whether each is called as the other's property; of one group, the one of them is enough that stands out in its object. */
const areCalledAsOther = (one: Strange, other: Strange): boolean => {
  if (one.beside === other.beside || propertyOf(one.mark) === propertyOf(other.mark)) return false;
  const isOneGroup = one.mark.text?.group === other.mark.text?.group;
  if (isCalledAs(one, other) && isCalledAs(other, one))
    return isOneGroup || belongs(one, other) || belongs(other, one);
  return isOneGroup && ((isCalledAs(other, one) && isOdd(one)) || (isCalledAs(one, other) && isOdd(other)));
};

/** Two texts of different objects of a file of which each is named by a property that is called as the other. */
export const exchangedNames = (objects: Marked[][]): Finding[] => {
  const strange: Strange[] = [];
  for (const beside of objects)
    for (const mark of beside) if (isStrange(mark)) strange.push({ mark, beside });
  return [...gathered(strange, ({ mark: { place } }) => place.file).values()]
    .map((file) => {
      const names = new Set(file.map(({ mark }) => nameOf(mark)));
      const properties = new Set(file.map(({ mark }) => propertyOf(mark)));
      return file.filter(({ mark }) => properties.has(nameOf(mark)) || names.has(propertyOf(mark)));
    })
    .flatMap((suspects) => exchangedPairs(suspects, areCalledAsOther))
    .map(([one, other]) => toldExchange(one.mark, other.mark));
};

/** Two properties of an item of a list that name texts which are called differently. */
type Pair = { first: Marked; second: Marked };

const pairsOf = (marks: Marked[]): Pair[] => {
  const strange = marks.filter(isStrange);
  if (strange.length < 2) return [];
  return strange.flatMap((first, index) =>
    strange
      .slice(index + 1)
      .filter((second) => nameOf(first) !== nameOf(second))
      .map((second) => ({ first, second })),
  );
};

const areCrossed = (one: Pair, other: Pair): boolean =>
  one.first.name === other.first.name &&
  one.second.name === other.second.name &&
  nameOf(one.first) === nameOf(other.second) &&
  nameOf(one.second) === nameOf(other.first);

/** Two items of a list whose texts are called alike, and crosswise: the heading of each stands over the text of the other. */
export const exchangedItems = (objects: Marked[][]): Finding[] => {
  const pairs = objects.filter(([mark]) => isItem(mark?.within ?? '')).flatMap(pairsOf);
  const lists = gathered(pairs, ({ first: { place, within = '' } }) => `${place.file}#${above(within)}`);
  return [...lists.values()]
    .flatMap((list) => exchangedPairs(list, areCrossed))
    .map(([one, other]) => toldExchange(one.first, other.first));
};
