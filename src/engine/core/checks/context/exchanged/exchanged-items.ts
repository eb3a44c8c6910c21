import { above, type Finding } from '../../problem.ts';
import { gathered } from '../gathered.ts';
import { isItem } from '../marks/is-item.ts';
import type { Marked } from '../marks/marked.ts';
import { toldExchange } from '../marks/strayed-keys.ts';
import { propertyOf, type TextObject } from '../marks/text-objects.ts';
import { exchangedPairs } from './exchanged-pairs.ts';

const nameOf = ({ text }: Marked): string => text?.name ?? '';

/** A property that names the text of another, and what stands beside it. */
type Strange = { mark: Marked; beside: Marked[]; strange: Marked[] };

const ofGroup = (marks: Marked[], { text }: Marked): Marked[] =>
  marks.filter((mark) => mark.text?.group === text?.group);

/** Whether a text belongs beside others, by its group. */
const belongs = ({ mark }: Strange, { beside }: Strange): boolean => ofGroup(beside, mark).length > 1;

/** Whether all else in an object of several texts of one group is called as its properties. */
const isOdd = ({ mark, beside, strange }: Strange): boolean => {
  const others = ofGroup(beside, mark).filter((other) => other !== mark);
  return others.length > 2 && !others.some((other) => strange.includes(other));
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

const groupOf = ({ mark }: Strange): string => mark.text?.group ?? '';

/** Those that are called as each other, or whose group another object names as well: pairs of all others are none. */
const inPairs = (suspects: Strange[]): Strange[] => {
  const called = new Set(suspects.map(({ mark }) => `${nameOf(mark)}>${propertyOf(mark)}`));
  const groups = gathered(suspects, groupOf);
  return suspects.filter((one) => {
    const [first, ...others] = groups.get(groupOf(one)) ?? [];
    const isApart = others.some(({ beside }) => beside !== first?.beside);
    return isApart || called.has(`${propertyOf(one.mark)}>${nameOf(one.mark)}`);
  });
};

/** The strange texts of a file that are called as the property of another, or named by one that is called as another. */
const suspectsOf = (objects: TextObject[]): Strange[] => {
  const properties = new Set(objects.flatMap(({ strange }) => strange.map(propertyOf)));
  // Nearly no file has any.
  if (!objects.some(({ strange }) => strange.some((mark) => properties.has(nameOf(mark))))) return [];
  const names = new Set(objects.flatMap(({ strange }) => strange.map(nameOf)));
  return objects.flatMap(({ marks, strange }) =>
    strange
      .filter((mark) => properties.has(nameOf(mark)) || names.has(propertyOf(mark)))
      .map((mark) => ({ mark, beside: marks, strange })),
  );
};

/** Two texts of different objects of a file of which each is named by a property that is called as the other. */
export const exchangedNames = (objects: TextObject[]): Finding[] => {
  const strange = objects.filter((object) => object.strange.length > 0);
  return [...gathered(strange, ({ marks }) => marks[0]?.place.file ?? '').values()]
    .flatMap((file) => exchangedPairs(inPairs(suspectsOf(file)), areCalledAsOther))
    .map(([one, other]) => toldExchange(one.mark, other.mark));
};

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
  const lists = gathered(pairs, ({ first: { place, within = '' } }) => `${place.file}#${above(within)}`);
  return [...lists.values()]
    .flatMap((list) => exchangedPairs(list, areCrossed))
    .map(([one, other]) => toldExchange(one.first, other.first));
};
