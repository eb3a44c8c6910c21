import type { Problem } from '../problem.ts';
import type { Echo } from './echo.ts';
import { spotOf } from './spot-of.ts';

/** That a text fits its translations no more follows from a slip in it. */
const echoesSlip: Echo = (problems) => {
  const isSlip = ({ check, suggestion }: Problem) => check === 'i18n/stale' && suggestion !== undefined;
  const slips = new Set(problems.filter(isSlip).map(spotOf));
  return (problem) =>
    problem.severity !== 'error' &&
    problem.origin !== undefined &&
    !isSlip(problem) &&
    slips.has(spotOf(problem.origin));
};

/** Whether a translation still fits is asked once its own words and those it was made from are right. */
const echoesOrigin: Echo = (problems) => {
  const others = problems.filter(({ origin, severity }) => origin === undefined && severity !== 'info');
  const told = new Set(
    others.flatMap((problem) =>
      [problem.pointer, ...(problem.also ?? [])].map((pointer) => spotOf({ ...problem, pointer })),
    ),
  );
  return (problem) =>
    problem.origin !== undefined && (told.has(spotOf(problem.origin)) || told.has(spotOf(problem)));
};

/** What follows from the words that a translation was made from. */
export const echoesOfOrigins = [echoesSlip, echoesOrigin];
