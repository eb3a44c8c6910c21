import { isDigit } from '../../problems/is-digit.ts';

/** Behind the number of an item that begins at a position, or that position where none does. */
const behindNumber = (pointer: string, at: number): number => {
  let end = at;
  if (pointer[at - 1] === '/') while (isDigit(pointer.charCodeAt(end))) end += 1;
  return end;
};

/** Whether two pointers lead to the same property of items of one list. Asked very often: it makes nothing. */
export const inOneColumn = (one: string, other: string): boolean => {
  let [at, its] = [0, 0];
  while (at < one.length && its < other.length) {
    [at, its] = [behindNumber(one, at), behindNumber(other, its)];
    if (one[at] !== other[its]) return false;
    at += 1;
    its += 1;
  }
  return at >= one.length && its >= other.length;
};
