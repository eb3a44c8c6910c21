import { isDeepStrictEqual } from 'node:util';
import { below } from '../../../../src/engine/core/checks/problems/pointer-steps.ts';
import { isObject } from '../../../../src/engine/core/json/json-value.ts';
import { keysIn } from './former-pages.ts';

/**
 * Where a property or an item stood that is gone: at the one that stood behind it, or else at the one before it, or in
 * what is empty now. `part` is what stood there, and `keys` are its texts.
 */
export type Hole = {
  around: string;
  pointer: string;
  at?: 'key';
  isLast: boolean;
  part: { name?: string; value: unknown };
  keys: string[];
};

/** Of what stood beside something that is gone, what is left nearest to it: behind it, or else before it. */
const nearestLeft = <T>(all: T[], index: number, isLeft: (one: T) => boolean) => {
  const behind = all.slice(index + 1).find(isLeft);
  const left = behind ?? all.slice(0, index).findLast(isLeft);
  return { left, isLast: behind === undefined && left !== undefined };
};

const nameOf = (item: unknown): unknown => (isObject(item) ? (item.id ?? item.key) : undefined);

/** Where an item of a list is now, by its name or by what it says; in a list that is as long as before, at its place. */
const placeNow = (
  item: unknown,
  index: number,
  { before, now }: Record<'before' | 'now', unknown[]>,
): number => {
  const name = nameOf(item);
  const found = now.findIndex((other) =>
    name === undefined ? isDeepStrictEqual(other, item) : nameOf(other) === name,
  );
  return found === -1 && before.length === now.length ? index : found;
};

const textsOf = (value: unknown): string[] => [...keysIn(JSON.stringify(value) ?? '')];

const inList = (before: unknown[], now: unknown[], around: string): Hole[] => {
  const places = before.map((item, index) => placeNow(item, index, { before, now }));
  return before.flatMap((value, index) => {
    const place = places[index] ?? -1;
    if (place !== -1) return holesIn(value, now[place], below(around, place));
    const { left, isLast } = nearestLeft(places, index, (other) => other !== -1);
    const pointer = left === undefined ? around : below(around, left);
    return [{ around, pointer, isLast, part: { value }, keys: textsOf(value) }];
  });
};

const inObject = (before: object, now: Record<string, unknown>, around: string): Hole[] => {
  const names = Object.keys(before);
  return Object.entries(before).flatMap(([name, value], index): Hole[] => {
    if (now[name] !== undefined) return holesIn(value, now[name], below(around, name));
    const { left, isLast } = nearestLeft(names, index, (other) => now[other] !== undefined);
    const place =
      left === undefined ? { pointer: around } : { pointer: below(around, left), at: 'key' as const };
    return [{ around, ...place, isLast, part: { name, value }, keys: textsOf(value) }];
  });
};

/** What is gone from a value since it was another one. What only says something else now is not gone. */
export const holesIn = (before: unknown, now: unknown, pointer = ''): Hole[] => {
  if (Array.isArray(before) && Array.isArray(now)) return inList(before, now, pointer);
  return isObject(before) && isObject(now) ? inObject(before, now, pointer) : [];
};
