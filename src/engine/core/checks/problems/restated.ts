import type { Finding, Place, Problem } from './problem.ts';

/** What mends a finding, or may: none of it holds when something else is said. */
type Mending = Pick<Finding, 'suggestion' | 'fix' | 'remedy' | 'choices'>;

/** A finding without what mends it. */
export const withoutMending = <T extends Mending>(finding: T): Omit<T, keyof Mending> => {
  const { suggestion: _, fix: __, remedy: ___, choices: ____, ...rest } = finding;
  return rest;
};

/** A problem told at another place and in other words. */
export const restatedAt = (
  problem: Problem,
  place: Partial<Place> & Pick<Place, 'pointer'>,
  message: string,
): Problem => {
  const {
    at: _,
    missing: __,
    also: ___,
    elsewhere: ____,
    mentions: _____,
    ...rest
  } = withoutMending(problem);
  return { ...rest, ...place, message };
};
