import { isObject, objectOf, ownValue } from '../../../src/engine/core/json/json-value.ts';

const idsOf = (list: unknown[]): Set<unknown> => new Set(list.map((item) => objectOf(item).id));

/** Whether the items of a list are told apart by ids. */
const haveIds = (list: unknown[]): boolean => {
  const ids = idsOf(list);
  return ids.size === list.length && !ids.has(undefined);
};

/**
 * The former version of a document with the sections of each list where those of the same id stand now; undefined stands
 * for a new one. So sections that were moved, put in or taken out change nothing of the others.
 */
export const alignedByIds = (before: unknown, now: unknown): unknown => {
  if (Array.isArray(before) && Array.isArray(now)) {
    if (!haveIds(before) || !haveIds(now)) return before;
    const former = new Map(before.map((item) => [objectOf(item).id, item]));
    return now.map((item) => former.get(objectOf(item).id));
  }
  if (!isObject(before) || !isObject(now)) return before;
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, alignedByIds(value, ownValue(now, name))]),
  );
};
