import { isDeepStrictEqual } from 'node:util';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { valueAt } from '../../../src/engine/core/checks/problems/value-at.ts';
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

/** The names or numbers under which two groups or lists have something else; none where one of them is neither. */
const namesOfChanges = (before: unknown, now: unknown): string[] =>
  typeof before === 'object' && typeof now === 'object'
    ? Object.keys({ ...before, ...now }).filter(
        (name) => !isDeepStrictEqual(ownValue({ ...before }, name), ownValue({ ...now }, name)),
      )
    : [];

/** The only two places of a value that may have changed: whole groups beside each other, or else single values. */
const onlyPlaces = (before: unknown, now: unknown, pointer = ''): string[] => {
  const [name, ...others] = namesOfChanges(valueAt(before, pointer), valueAt(now, pointer));
  if (name === undefined || others.length > 1) return [];
  return others.length === 0
    ? onlyPlaces(before, now, below(pointer, name))
    : [name, ...others].map((one) => below(pointer, one));
};

/** Two places that have each other's values. */
type Exchange = [one: FormerValue, other: FormerValue];

/** A value that only got another name stands at a place where nothing was: that is no exchange. */
const exchangeAt = (before: unknown, now: unknown, pointers: string[]): Exchange | undefined => {
  const [one, other, another] = pointers.map((pointer) => ({ pointer, was: valueAt(before, pointer) }));
  if (one === undefined || other === undefined || another !== undefined) return undefined;
  const is = [other, one].map(({ pointer }) => valueAt(now, pointer));
  const were = [one.was, other.was];
  return !were.includes(undefined) && isDeepStrictEqual(is, were) ? [one, other] : undefined;
};

/** The two places that have each other's values, when nothing else differs between two versions of a document. */
export const onlyExchange = (before: unknown, now: unknown): Exchange | undefined =>
  exchangeAt(before, now, onlyPlaces(before, now)) ??
  exchangeAt(
    before,
    now,
    changesIn(before, now, '').map(({ pointer }) => pointer),
  );

/** The only change between two versions of a value that stands at a pointer; undefined when there are several, or none. */
export const onlyChange = (before: unknown, now: unknown, pointer: string): FormerValue | undefined => {
  const [change, another] = changesIn(before, now, pointer);
  return another ? undefined : change;
};
