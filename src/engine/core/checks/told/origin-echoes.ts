import type { Problem } from '../problem.ts';
import type { Echo } from './echo.ts';
import { spotOf } from './spot-of.ts';

/** If a text has a slip, that is why its translations no longer fit. */
const echoesSlip: Echo = (problems) => {
  const isSlip = ({ check, suggestion }: Problem) => check === 'i18n/stale' && suggestion !== undefined;
  const slips = new Set(problems.filter(isSlip).map(spotOf));
  return (problem) =>
    problem.severity !== 'error' &&
    problem.origin !== undefined &&
    !isSlip(problem) &&
    slips.has(spotOf(problem.origin));
};

/** Whether a translation still fits matters once its own words and its source are right, or nearly so. */
const echoesOrigin: Echo = (problems) => {
  const others = problems.filter(({ origin, severity }) => origin === undefined && severity !== 'info');
  const spotsOf = (told: Problem[]) =>
    new Set(
      told.flatMap((problem) =>
        [problem.pointer, ...(problem.also ?? [])].map((pointer) => spotOf({ ...problem, pointer })),
      ),
    );
  const told = spotsOf(others);
  const wrong = spotsOf(others.filter(({ severity }) => severity === 'error'));
  return (problem) => {
    const spots = problem.severity === 'error' ? wrong : told;
    return problem.origin !== undefined && (spots.has(spotOf(problem.origin)) || spots.has(spotOf(problem)));
  };
};

/** What follows from the words that a translation was made from. */
export const echoesOfOrigins = [echoesSlip, echoesOrigin];
