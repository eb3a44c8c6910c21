import { editDistance, sharedStart } from '../suggestions/edit-distance.ts';

/** Shorter words become others by a single letter. */
const shortest = 5;

/**
 * A slip has at least this many letters behind it. A later difference is an ending: "cerrado" and "cerrada", "point"
 * and "points" are different words.
 */
const behind = 2;

/** The word at a place of a text: how long it is, and how much of it stands behind the place. */
const wordAt = (text: string, at: number): { length: number; rest: number } => {
  const before = /\p{L}*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const rest = /^\p{L}*/u.exec(text.slice(at))?.[0].length ?? 0;
  return { length: before + rest, rest };
};

const isInWord = (one: string, other: string, start: number): boolean =>
  [one, other].some((text) => wordAt(text, start).length >= shortest);

/** Whether a letter of a longer word is missing or stands there twice, though not as its ending: "Solucón", "Soluciónn". */
export const letterSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) !== 1 || editDistance(one, other) !== 1) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const start = sharedStart(short, long);
  const isDoubled = start > 0 && long[start] === long[start - 1];
  return isInWord(one, other, start) && (isDoubled || wordAt(short, start).rest >= behind);
};

/** Whether two texts differ by one slip of a finger within a longer word; capitals and figures are no slips. */
export const slipBetween = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one.toLowerCase() === other.toLowerCase()) return false;
  if (editDistance(one, other) !== 1) return false;
  const start = sharedStart(one, other);
  const isWithin = [one, other].every((text) => wordAt(text, start).rest > behind);
  return isWithin && isInWord(one, other, start);
};
