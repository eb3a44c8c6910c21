import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/** What some checks say follows from any problem of a kind, wherever both stand. */
export const whileAny =
  (isCause: (problem: Problem) => boolean, follow: RegExp): Echo =>
  (problems) => {
    const isTold = problems.some(isCause);
    return ({ check }) => isTold && follow.test(check);
  };
