import type { Problem } from './problem.ts';

/** A problem told under another check than the one that found it. */
export const toldUnder = (problem: Problem, check: string): Problem =>
  check === problem.check ? problem : { ...problem, check, foundBy: problem.check };
