import { below } from '../../../../src/engine/core/checks/problem.ts';
import { isObject } from '../../../../src/engine/core/json-value.ts';

/** What a document had and has no more, and the list or group that has lost it. */
type LostPart = { part: unknown; pointer: string };

const nameOf = (item: unknown): unknown => (isObject(item) ? (item.id ?? item.key) : undefined);

/** Where an item of a list is now, by its name or by what it says; in a list that is as long as before, at its place. */
const placeNow = (
  item: unknown,
  index: number,
  { before, now }: Record<'before' | 'now', unknown[]>,
): number => {
  const [name, text] = [nameOf(item), JSON.stringify(item)];
  const found = now.findIndex((other) =>
    name === undefined ? JSON.stringify(other) === text : nameOf(other) === name,
  );
  return found === -1 && before.length === now.length ? index : found;
};

/** The parts of a value that are gone; those whose property says something else now are not among them. */
export const lostParts = (before: unknown, now: unknown, pointer: string): LostPart[] => {
  if (Array.isArray(before) && Array.isArray(now))
    return before.flatMap((item, index) => {
      const at = placeNow(item, index, { before, now });
      return at === -1 ? [{ part: item, pointer }] : lostParts(item, now[at], below(pointer, at));
    });
  if (!isObject(before) || !isObject(now)) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    now[name] === undefined ? [{ part: value, pointer }] : lostParts(value, now[name], below(pointer, name)),
  );
};
