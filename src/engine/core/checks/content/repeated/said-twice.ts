import { isObject } from '../../../json/json-value.ts';
import type { Json } from '../../../types.ts';
import { namesText } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { findInFiles } from '../../context/marks/find-in-files.ts';
import { onlyOne } from '../../context/only-one.ts';
import { groupNamedBy } from '../../context/words/keys/group-named-by.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';

/** Of fewer items nothing follows for another one. */
const leastItems = 3;

/** Two properties of an item that name one text. */
type Twice = { index: number; names: [string, string] };

const twiceIn = (item: Json): [string, string] | undefined => {
  const names = Object.keys(item).filter((name) => namesText(item[name]));
  if (names.length < 2) return undefined;
  const second = names.find((name, at) => names.slice(0, at).some((other) => item[other] === item[name]));
  const first = names.find((name) => item[name] === item[second ?? '']);
  return first !== undefined && second !== undefined ? [first, second] : undefined;
};

/** The one of the two properties whose text is of another group than in the other items; else the second. */
const wrongOf = (items: Json[], { index, names: [first, second] }: Twice): string => {
  const others = items.filter((_, at) => at !== index);
  const isAtHome = (name: string) =>
    others.some((item) => groupNamedBy(item[name]) === groupNamedBy(items[index]?.[name]));
  return isAtHome(second) && !isAtHome(first) ? first : second;
};

/** The only item of a list that has one text under two names, which are two texts in every other item. */
const onlyTwice = (list: object): Twice | undefined => {
  if (!Array.isArray(list) || list.length < leastItems || !list.every(isObject)) return undefined;
  const items: Json[] = list;
  const found = items.flatMap((item, index): Twice[] => {
    const names = twiceIn(item);
    return names ? [{ index, names }] : [];
  });
  const one = onlyOne(found);
  if (!one) return undefined;
  const areTwo = (item: Json) => one.names.every((name) => namesText(item[name]));
  return items.every((item, index) => index === one.index || areTwo(item)) ? one : undefined;
};

/** Items of which a property names the text of the one beside it, unlike all others of their list. */
export const saidTwice = (context: CheckContext): Finding[] =>
  findInFiles(
    context,
    ({ lists }) => lists.some((list) => onlyTwice(list) !== undefined),
    (list, place) => {
      const one = onlyTwice(list);
      if (!one || !Array.isArray(list)) return [];
      const [first, second] = one.names;
      const wrong = wrongOf(list, one);
      const message = `"${first}" and "${second}" of this entry name one text, unlike those of the others. Write what is meant.`;
      return [{ ...place, pointer: below(place.pointer, one.index, wrong), message }];
    },
  );
