import { omit } from '../../json/omit.ts';
import type { Finding, Place, Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';

/** What mends a finding, or may, and the kind by which rules know it: none of it holds when something else is said. */
const mending = ['suggestion', 'fix', 'remedy', 'asked', 'choices', 'tells'] as const;

type Mending = Pick<Finding, (typeof mending)[number]>;

/** What a finding says of its place beside where that is. */
const ofPlace = ['at', 'missing', 'also', 'elsewhere', 'mentions'] as const;

/** A finding without what mends it. */
export const withoutMending = <T extends Mending>(finding: T): Omit<T, keyof Mending> =>
  omit(finding, mending);

/** Another place of the same page and section, or one with its own. */
type Target = Pick<Place, 'pointer'> | Place;

/** A finding at another place: what else it says of its own holds no more. */
const withPlace = (problem: Problem, place: Target): Omit<Problem, 'message'> => {
  const rest = omit(withoutMending(problem), ofPlace);
  return 'file' in place ? { ...omit(rest, ['page', 'section']), ...place } : { ...rest, ...place };
};

/** A problem told at another place and in other words, which begin with that place. */
export const restatedAt = (
  problem: Problem,
  place: Target,
  told: string | Pick<Finding, 'message' | 'remedy' | 'suggestion'>,
): Problem => {
  const { check: id, severity, ...finding } = withPlace(problem, place);
  const said = typeof told === 'string' ? { message: told } : told;
  return problemOf({ id, severity }, { ...finding, ...said });
};
