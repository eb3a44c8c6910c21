import { pointersOf } from '../../src/engine/core/checks/problems/place-keys.ts';
import { steps } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';

/** The keys of the words at the places of a problem of a locale file. */
export const keysAtProblem = (problem: Problem): string[] =>
  pointersOf(problem).map((pointer) => steps(pointer).join('.'));
