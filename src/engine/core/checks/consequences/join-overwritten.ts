import { placeKey } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import { isOverwritten } from './kinds.ts';
import { absorbed } from './replaced.ts';

/** The text that a problem comes from: it may be told there, or at a translation. */
const sourceKey = (problem: Problem): string => placeKey(problem.origin ?? problem);

/**
 * A text that another one has overwritten has the length and the %{names} of that one, unlike its translations: one
 * fault, reported where the words stand. Like the lost names, it keeps the site from being built.
 */
export const joinOverwritten = (problems: Problem[]): Problem[] => {
  const overwritten = new Map(problems.filter(isOverwritten).map((problem) => [placeKey(problem), problem]));
  return absorbed(problems, (problem) => {
    if (problem.check === 'i18n/placeholder-mismatch') return overwritten.get(sourceKey(problem));
    return problem.check === 'i18n/max-length' ? overwritten.get(placeKey(problem)) : undefined;
  });
};
