import { keyNamedBy } from '../../../words/text-reference.ts';
import type { CheckContext } from '../../context/check-context.ts';
import { type Habit, isOwnHabit, ownOf } from './habits.ts';

/** Fewer pages that are alike prove nothing about another one. */
const leastAlike = 3;

/** A place at which one page has something else than all others of its collection, and where it has what those have here. */
export type Odd = { odd: Habit; usual: Habit; strayed?: Habit | undefined };

/** What a habit is called among those of all collections. */
export const habitName = ({ collection, what }: Habit): string => `${collection}\n${what}`;

/** What all pages but one have at a place, if that is so. */
export const usualOf = (habits: Habit[]): Habit | undefined => {
  const total = habits.reduce((sum, { count }) => sum + count, 0);
  return habits.find(({ count }) => count >= leastAlike && count >= total - 1);
};

/** What one page has at a place where all others have something else. */
export const oddIn = (habits: Habit[]): Odd[] => {
  const usual = usualOf(habits);
  const odd = habits.find((habit) => habit !== usual);
  return usual && odd ? [{ odd, usual }] : [];
};

/** Whether a place is in an item of a list. */
const isInItem = ({ at }: Habit): boolean => /\/\d+\//.test(at);

/**
 * Whether the text or file that belongs at a place exists: a page may have none of its own there, or a heading of its
 * own instead of the shared one.
 */
export const isThere = ({ keyTable, source }: CheckContext, { odd, usual }: Odd): boolean => {
  if (!isOwnHabit(usual)) return !isOwnHabit(odd) || isInItem(odd);
  const own = ownOf(usual, odd);
  const key = keyNamedBy(own);
  return key === undefined ? Object.hasOwn(source.assets, own) : keyTable.numbers.has(key);
};
