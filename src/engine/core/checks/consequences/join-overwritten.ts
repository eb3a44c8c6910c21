import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { isOverwritten } from './is-overwritten.ts';

/** The text that a problem comes from: it may be told there, or at a translation. */
const sourceKey = (problem: Problem): string => placeKey(problem.origin ?? problem);

/**
 * A text that another one has overwritten has the length and the %{names} of that one, unlike its translations: one
 * fault, reported where the words stand. Like the lost names, it keeps the site from being built.
 */
export const joinOverwritten = (problems: Problem[]): Problem[] => {
  const overwritten = new Set(problems.filter(isOverwritten).map(placeKey));
  if (overwritten.size === 0) return problems;
  const lost = problems.filter(
    (problem) => problem.check === 'i18n/placeholder-mismatch' && overwritten.has(sourceKey(problem)),
  );
  const raised = new Set(lost.map(sourceKey));
  const isTooLong = (problem: Problem) =>
    problem.check === 'i18n/max-length' && overwritten.has(placeKey(problem));
  return problems
    .filter((problem) => !lost.includes(problem) && !isTooLong(problem))
    .map((problem) =>
      isOverwritten(problem) && raised.has(placeKey(problem)) ? { ...problem, severity: 'error' } : problem,
    );
};
