import { type Problem, pointersOf, steps } from '../../src/engine/core/checks/problems/problem.ts';

/** The keys of the words at the places of a problem of a locale file. */
export const keysAtProblem = (problem: Problem): string[] =>
  pointersOf(problem).map((pointer) => steps(pointer).join('.'));
