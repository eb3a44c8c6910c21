import { isObject } from '../../../json/json-value.ts';
import type { Json } from '../../../types.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { isPartOf, namePartsOf } from '../../context/exchanged/named-items.ts';
import { findInFiles } from '../../context/marks/find-in-files.ts';
import { camelCase } from '../../context/words/keys/key-parts.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Finding } from '../../problems/problem.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';

/** Fewer items prove nothing about another one. */
const leastItems = 3;

const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z][\w-]*$/.test(value);

const isCalledSo = (item: Json, name: unknown): boolean => isName(name) && isPartOf(camelCase(name), item);

/** The items of a list of enough objects. */
const objectsOf = (list: object): Json[] =>
  Array.isArray(list) && list.length >= leastItems && list.every(isObject) ? list : [];

/** An item whose property has the name of another item, while that property names all others after their texts. */
type Strange = { index: number; property: string };

const hasTwice = (items: Json[], property: string): boolean =>
  new Set(items.map((item) => item[property])).size < items.length;

const strangeBy = (items: Json[], property: string): Strange[] => {
  // This comes first, since the names of texts take longer to find out.
  if (!hasTwice(items, property)) return [];
  let strange: number | undefined;
  for (const [index, item] of items.entries()) {
    if (isCalledSo(item, item[property])) continue;
    if (strange !== undefined) return [];
    strange = index;
  }
  const name = items[strange ?? -1]?.[property];
  const isAnothers = items.some((item, index) => index !== strange && item[property] === name);
  return strange !== undefined && isAnothers ? [{ index: strange, property }] : [];
};

const strangeIn = (items: Json[]): Strange[] => {
  const [first = {}] = items;
  return Object.keys(first)
    .filter((property) => property !== 'key' && isName(first[property]))
    .flatMap((property) => strangeBy(items, property));
};

/** The only name of the texts of an item that is the name of no other. */
const meantFor = (items: Json[], { index, property }: Strange): string | undefined => {
  const others = items.filter((_, at) => at !== index);
  const own = [...namePartsOf(items[index])].filter(
    (part) => !others.some((item) => namePartsOf(item).has(part)),
  );
  return own.length === 1 && !others.some((item) => item[property] === own[0]) ? own[0] : undefined;
};

/** Items with the name of another, although their texts and those of all others say which is which. */
export const namedAsAnother = (context: CheckContext): Finding[] =>
  findInFiles(
    context,
    ({ lists }) => lists.some((list) => strangeIn(objectsOf(list)).length > 0),
    (list, place) => {
      const items = objectsOf(list);
      return strangeIn(items).map((strange) => {
        const { index, property } = strange;
        const name = String(items[index]?.[property]);
        const message = `"${property}" is "${name}" as in another entry of this list, and the texts of this one are called otherwise.`;
        return {
          ...place,
          pointer: below(place.pointer, index, property),
          ...withSuggestion(message, meantFor(items, strange)),
        };
      });
    },
  );
