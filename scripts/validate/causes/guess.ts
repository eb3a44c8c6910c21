import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';

/** What may have happened to a document: the problem, how it would be reported, and the document before. */
export type Guess = { problem: Problem; told: Problem; undo: (document: unknown) => unknown };
