import { isAtOrWithin, pointersOf } from '../problems/place-keys.ts';
import { above, isBelow } from '../problems/pointer-steps.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isDuplicateKey } from './is-duplicate-key.ts';

type Spot = Pick<Place, 'file' | 'pointer'>;

/** A property that nothing knows came into a group together with those that it has already. */
const isBeside = ({ check, at, file, pointer }: Problem, spot: Spot): boolean =>
  check.startsWith('schema/') && at === 'key' && file === spot.file && above(pointer) === above(spot.pointer);

/** A group whose beginning is lost is missing, and its names stand twice in the one before it. */
const isGone = ({ file, pointer, missing }: Problem, spot: Spot): boolean =>
  missing !== undefined && file === spot.file && isBelow(spot.pointer, pointer);

/** What is wrong with the second of two properties of one name is asked when it is the only one. */
export const echoesDuplicateKey: Echo = (problems) => {
  const spots = problems
    .filter(isDuplicateKey)
    .flatMap((problem): Spot[] => pointersOf(problem).map((pointer) => ({ file: problem.file, pointer })));
  const isThere = (place: Spot) => spots.some((spot) => isAtOrWithin(place, spot));
  return (problem) =>
    !isDuplicateKey(problem) &&
    (isThere(problem) ||
      (problem.origin !== undefined && isThere(problem.origin)) ||
      spots.some((spot) => isBeside(problem, spot) || isGone(problem, spot)));
};
