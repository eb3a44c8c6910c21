import { type Problem, steps } from '../../src/engine/core/checks/problems/problem.ts';

/** The keys of the words at the places of a problem of a locale file. */
export const keysAtProblem = ({ pointer, also = [] }: Problem): string[] =>
  [pointer, ...also].map((one) => steps(one).join('.'));
