import type { Problem } from '../problems/problem.ts';

/** Looks at all problems, and then says of one whether it is an echo: whether it only follows from another. */
export type Echo = (problems: Problem[]) => (problem: Problem) => boolean;
