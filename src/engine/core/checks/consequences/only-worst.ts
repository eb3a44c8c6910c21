import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/**
 * Of the problems of one place only those of the lowest rank are told.
 * @param rankOf - the rank of a problem, the worst first; -1 for one that this is not about
 * @param placeOf - what problems share that are compared
 */
export const onlyWorst =
  (rankOf: (problem: Problem) => number, placeOf: (problem: Problem) => string): Echo =>
  (problems) => {
    const worst = new Map<string, number>();
    for (const problem of problems) {
      const [rank, place] = [rankOf(problem), placeOf(problem)];
      if (rank !== -1) worst.set(place, Math.min(rank, worst.get(place) ?? rank));
    }
    return (problem) => rankOf(problem) > (worst.get(placeOf(problem)) ?? Number.POSITIVE_INFINITY);
  };
