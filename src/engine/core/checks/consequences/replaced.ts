import type { Problem } from '../problems/problem.ts';

/** Some problems with others in the place of those that are told otherwise, and without those for which nothing is told. */
export const replaced = (problems: Problem[], by: ReadonlyMap<Problem, Problem | undefined>): Problem[] =>
  problems.flatMap((problem) => (by.has(problem) ? (by.get(problem) ?? []) : [problem]));

/** Some problems without those that another one tells. An error stays one: then that is an error, too. */
export const absorbed = (
  problems: Problem[],
  ownerOf: (problem: Problem) => Problem | undefined,
): Problem[] => {
  const by = new Map<Problem, Problem | undefined>();
  for (const problem of problems) {
    const owner = ownerOf(problem);
    if (owner) by.set(problem, undefined);
    if (owner && problem.severity === 'error') by.set(owner, { ...owner, severity: 'error' });
  }
  return replaced(problems, by);
};
