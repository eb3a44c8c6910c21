import { isInside } from './is-within.ts';
import { parentOf } from './key-parts.ts';
import type { KeyTable } from './key-table.ts';

/** Groups of more texts than this are lists of words, where none is meant more than another. */
const ofWords = 20;

/** The keys that stand in the group of another key, without those of groups within it; none of a large group. */
export const keysBeside = ({ keys, numbers }: KeyTable, key: string, most = ofWords): string[] => {
  const group = parentOf(key);
  const own = numbers.get(key);
  if (own === undefined || group === '') return [];
  // The keys of one group follow each other.
  const isNear = (number: number) => isInside(keys[number] ?? '', group);
  let [from, to] = [own, own];
  while (own - from < most && isNear(from - 1)) from -= 1;
  while (to - own < most && isNear(to + 1)) to += 1;
  return to - from >= most
    ? []
    : keys.slice(from, to + 1).filter((other) => other !== key && parentOf(other) === group);
};
