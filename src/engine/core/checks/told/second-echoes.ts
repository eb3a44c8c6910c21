import { above, isWithinPlace, type Place, type Problem } from '../problem.ts';
import type { Echo } from './echo.ts';

type Spot = Pick<Place, 'file' | 'pointer'>;

const isSecond = ({ check }: Problem): boolean => check === 'json/duplicate-key';

/** A property that nothing knows came into a group together with those that it has already. */
const isBeside = ({ check, at, file, pointer }: Problem, spot: Spot): boolean =>
  check.startsWith('schema/') && at === 'key' && file === spot.file && above(pointer) === above(spot.pointer);

/** Problems of the second of two properties with one name wait until it is the only one. */
export const echoesSecond: Echo = (problems) => {
  const spots = problems.filter(isSecond).flatMap(({ file, pointer, also = [] }): Spot[] => {
    return [pointer, ...also].map((one) => ({ file, pointer: one }));
  });
  const isThere = ({ file, pointer }: Spot) =>
    spots.some((spot) => spot.file === file && isWithinPlace(pointer, spot.pointer));
  return (problem) =>
    !isSecond(problem) &&
    (isThere(problem) ||
      (problem.origin !== undefined && isThere(problem.origin)) ||
      spots.some((spot) => isBeside(problem, spot)));
};
