import type { Problem } from '../problem.ts';

/** Looks at all problems, and then tells of one whether it only follows from another. */
export type Echo = (problems: Problem[]) => (problem: Problem) => boolean;
