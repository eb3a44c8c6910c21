import type { Json } from '../../../types.ts';
import { namesText } from '../../../words/text-reference.ts';

/** Whether two values are alike in all that they hold. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // With `for in` the engine compiles this again for each part of a site whose values have another shape.
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame((one as Json)[name], (other as Json)[name]))
  );
};

const naming = /^(t:|page:|\/|%\{|mailto:|tel:|https:)/;

/** Whether an item shows words, a picture or a link. Shapes and numbers may well repeat. */
export const saysSomething = (item: unknown): boolean => {
  if (typeof item === 'string') return naming.test(item);
  return typeof item === 'object' && item !== null && Object.values(item).some(saysSomething);
};

/** How much an item says: references, and words or names written out. Two answers, as in the row of a table, are one more. */
const weightOf = (item: unknown): number => {
  if (typeof item === 'boolean') return 1 / 2;
  if (typeof item === 'string') return Number(naming.test(item) || /\p{Lu}|:\/\//u.test(item));
  if (typeof item !== 'object' || item === null) return 0;
  return Object.values(item).reduce<number>((sum, value) => sum + weightOf(value), 0);
};

const isPicture = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof (value as Json).src === 'string';

/** Whether two items are alike but for their names and pictures, which are changed first when an item is copied. */
const isHalfChanged = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [value, before] = [(one as Json)[name], (other as Json)[name]];
      return name === 'key' || isSame(value, before) || (isPicture(value) && isPicture(before));
    })
  );
};

/** The texts that an item names. */
const textsOf = (item: object): string[] => Object.values(item).filter(namesText);

/** Up to so many items each is held against all before it: longer lists are tables. */
export const mostItems = 60;

/** Where an item stands before that says the same under another name, or beside another picture. */
export const halfChangedBefore = (items: unknown[], index: number): number | undefined => {
  const item = items[index];
  if (typeof item !== 'object' || item === null || items.length > mostItems || !('key' in item))
    return undefined;
  if (textsOf(item).length < 2) return undefined;
  const before = items.findIndex((other, at) => at < index && isHalfChanged(item, other));
  return before === -1 ? undefined : before;
};

/**
 * Where the same item stands before. An item that stands apart from its like must say two things: one word, as in the
 * cells of a table, is often said again.
 */
export const sameBefore = (items: unknown[], index: number): number | undefined => {
  const item = items[index];
  if (index === 0 || typeof item === 'number') return undefined;
  if (isSame(item, items[index - 1])) return saysSomething(item) ? index - 1 : undefined;
  if (typeof item !== 'object' || items.length > mostItems) return undefined;
  for (let at = index - 2; at >= 0; at -= 1)
    if (isSame(item, items[at])) return saysSomething(item) && weightOf(item) >= 2 ? at : undefined;
  return undefined;
};
