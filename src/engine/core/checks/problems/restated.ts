import type { Finding, Place, Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';

/** What mends a finding, or may, and the kind by which rules know it: none of it holds when something else is said. */
type Mending = Pick<Finding, 'suggestion' | 'fix' | 'remedy' | 'choices' | 'tells'>;

/** A finding without what mends it. */
export const withoutMending = <T extends Mending>(finding: T): Omit<T, keyof Mending> => {
  const { suggestion: _, fix: __, remedy: ___, choices: ____, tells: _____, ...rest } = finding;
  return rest;
};

/** Another place of the same page and section, or one with its own. */
type Target = Pick<Place, 'pointer'> | Place;

/** A finding at another place: what else it says of its own holds no more. */
const movedTo = (problem: Problem, place: Target): Omit<Problem, 'message'> => {
  const {
    at: _,
    missing: __,
    also: ___,
    elsewhere: ____,
    mentions: _____,
    ...rest
  } = withoutMending(problem);
  if (!('file' in place)) return { ...rest, ...place };
  const { page: ______, section: _______, ...own } = rest;
  return { ...own, ...place };
};

/** A problem told at another place and in other words, which begin with that place. */
export const restatedAt = (
  problem: Problem,
  place: Target,
  told: string | Pick<Finding, 'message' | 'remedy' | 'suggestion'>,
): Problem => {
  const { check: id, severity, ...finding } = movedTo(problem, place);
  const said = typeof told === 'string' ? { message: told } : told;
  return problemOf({ id, severity }, { ...finding, ...said });
};
