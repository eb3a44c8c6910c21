import type { Problem } from '../problems/problem.ts';

/** A problem that is not told because it only follows from others, and the name of the rule that says so. */
export type HeldBack = { problem: Problem; because: string };
