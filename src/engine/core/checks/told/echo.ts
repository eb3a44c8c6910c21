import type { Problem } from '../problem.ts';

/** Looks at all problems, and returns a function that says of one whether it only follows from another. */
export type Echo = (problems: Problem[]) => (problem: Problem) => boolean;
