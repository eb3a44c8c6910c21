import { isDeepStrictEqual } from 'node:util';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { isObject, ownValue } from '../../../src/engine/core/json/json-value.ts';

/** Where something else stands now, and what stood there; undefined for what is new, and for a list of other length that is not empty. */
export type FormerValue = { pointer: string; was: unknown };

const changesIn = (before: unknown, now: unknown, pointer: string): FormerValue[] => {
  if (isDeepStrictEqual(before, now)) return [];
  if (Array.isArray(before) && Array.isArray(now) && now.length > 0)
    return before.length === now.length
      ? before.flatMap((item, index) => changesIn(item, now[index], below(pointer, index)))
      : [{ pointer, was: undefined }];
  // What was emptied is one change, however much it had.
  const isWhole = !isObject(before) || !isObject(now) || Object.keys(now).length === 0;
  if (isWhole) return [{ pointer, was: before }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) =>
    changesIn(ownValue(before, name), ownValue(now, name), below(pointer, name)),
  );
};

/** The only change between two versions of a value that stands at a pointer; undefined when there are several, or none. */
export const onlyChange = (before: unknown, now: unknown, pointer: string): FormerValue | undefined => {
  const [change, another] = changesIn(before, now, pointer);
  return another ? undefined : change;
};
