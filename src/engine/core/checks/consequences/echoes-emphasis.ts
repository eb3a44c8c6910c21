import { isOf } from '../problems/is-of.ts';
import { placeKey, placeKeysOf } from '../problems/place-keys.ts';
import type { Echo } from './echo.ts';
import { isOverwritten } from './is-overwritten.ts';

const isEmphasis = isOf('content/emphasis');

/**
 * An emphasis waits until its heading is right; that the translations of both are to be looked at waits until the
 * emphasis is right.
 */
export const echoesEmphasis: Echo = (problems) => {
  const told = problems.filter(isEmphasis);
  if (told.length === 0) return () => false;
  // That a heading may be overwritten is a guess, and that its emphasis no longer fits is sure.
  const surer = problems.filter((problem) => !isEmphasis(problem) && !isOverwritten(problem));
  const others = new Set(surer.flatMap(placeKeysOf));
  const spots = new Set(
    told.flatMap((one) => [placeKey(one), ...(one.origin ? [placeKey(one.origin)] : [])]),
  );
  return (problem) => {
    const { origin } = problem;
    if (isEmphasis(problem))
      return others.has(placeKey(problem)) || (origin !== undefined && others.has(placeKey(origin)));
    const isOfSpot = origin !== undefined && spots.has(placeKey(origin)) && !spots.has(placeKey(problem));
    if (isOverwritten(problem)) return spots.has(placeKey(problem));
    return problem.check === 'i18n/stale' && isOfSpot;
  };
};
