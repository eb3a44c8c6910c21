import { placeKeysOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './follows.ts';

/** The other pages of a collection prove better than the neighbors which two things are in each other's place. */
export const echoesGuess: Echo = (problems) => {
  const unlike = problems.filter(({ check, also }) => check === 'i18n/unlike-others' && also !== undefined);
  const isOther = (one: Problem, other: Problem) =>
    one.page === other.page && !placeKeysOf(one).every((spot) => placeKeysOf(other).includes(spot));
  return (problem) =>
    problem.check === 'i18n/misplaced-key' &&
    problem.also !== undefined &&
    unlike.some((other) => isOther(problem, other));
};
