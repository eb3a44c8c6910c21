import { countSharedGroups } from '../../../src/engine/core/checks/context/words/keys/key-parts.ts';
import { above } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
import { valuesIn } from '../../../src/engine/core/checks/problems/values-in.ts';
import { isObject } from '../../../src/engine/core/json/json-value.ts';
import { keyNamedBy } from '../../../src/engine/core/words/text-reference.ts';

type Item = Record<string, unknown>;

/** Every list of groups in a document, with its pointer. */
const listsIn = (document: unknown): [pointer: string, items: Item[]][] =>
  [...valuesIn(document)].flatMap(([pointer, value]): [string, Item[]][] =>
    Array.isArray(value) && value.length > 0 && value.every(isObject) ? [[pointer, value]] : [],
  );

/** Whether an item has the names that each of a list has; of a single one, and no other than these have. */
const isLike = (item: Item, items: Item[]): boolean => {
  const all = new Set(items.flatMap((one) => Object.keys(one)));
  const ofEach = [...all].filter((name) => items.every((one) => name in one));
  const isKnown = ofEach.length > 1 || Object.keys(item).every((name) => all.has(name));
  const isOfType = item.type === undefined || items.some(({ type }) => type === item.type);
  return isKnown && isOfType && ofEach.every((name) => name in item);
};

/** Whether an item has a name that none of the others in its list has. */
const isStrange = (item: Item, others: Item[]): boolean =>
  Object.keys(item).some((name) => others.every((other) => !(name in other)));

/** The keys of the texts that some items name. */
const keysOf = (items: Item[]): string[] =>
  items.flatMap((item) => Object.values(item)).flatMap((value) => keyNamedBy(value) ?? []);

const nearness = (item: Item, items: Item[]): number =>
  Math.max(0, ...keysOf([item]).flatMap((own) => keysOf(items).map((key) => countSharedGroups(own, key))));

/**
 * The lists of a document whose items have the names of an item that is strange in its own: it may have come from one
 * of them. Those whose texts are of the same group come first.
 */
export const listsLike = (document: unknown, pointer: string): string[] => {
  const item = valueAt(document, pointer);
  const own = above(pointer);
  const around = valueAt(document, own);
  if (!isObject(item) || !Array.isArray(around)) return [];
  const others = around.filter((other): other is Item => other !== item && isObject(other));
  if (!isStrange(item, others)) return [];
  return listsIn(document)
    .filter(([list, items]) => list !== own && isLike(item, items))
    .sort(([, one], [, other]) => nearness(item, other) - nearness(item, one))
    .map(([list]) => list);
};
