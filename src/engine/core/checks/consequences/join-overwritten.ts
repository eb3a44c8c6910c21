import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';

/** A text of the default language that has become the words of another, which the lock file tells. */
const isOverwritten = ({ check, tells }: Problem): boolean => check === 'i18n/stale' && tells === 'copy';

/**
 * A text that another one has overwritten has the length and the %{names} of that one, unlike its translations: one
 * fault, reported where the words stand. Like the lost names, it keeps the site from being built.
 */
export const joinOverwritten = (problems: Problem[]): Problem[] => {
  const overwritten = new Set(problems.filter(isOverwritten).map(placeKey));
  if (overwritten.size === 0) return problems;
  const lost = problems.filter(
    ({ check, origin }) =>
      check === 'i18n/placeholder-mismatch' && origin !== undefined && overwritten.has(placeKey(origin)),
  );
  const raised = new Set(lost.flatMap(({ origin }) => (origin ? [placeKey(origin)] : [])));
  const isTooLong = (problem: Problem) =>
    problem.check === 'i18n/max-length' && overwritten.has(placeKey(problem));
  return problems
    .filter((problem) => !lost.includes(problem) && !isTooLong(problem))
    .map((problem) =>
      isOverwritten(problem) && raised.has(placeKey(problem)) ? { ...problem, severity: 'error' } : problem,
    );
};
