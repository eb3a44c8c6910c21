import type { CheckId } from '../../../../generated/check-ids.ts';
import { placeKey, placeKeysOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { followOnChecks } from './follow-on-checks.ts';
import { matching } from './kinds.ts';

const isStale = matching('i18n/stale');

const isExchanged = matching({ check: 'i18n/stale', has: 'also' });

/** That a text may have been made shorter on purpose: whatever else is told of it is surer. */
export const isDoubt = matching({ check: 'content/lost-end', severity: 'info' });

/** The checks that have something to say of each place. */
const checksByPlace = (problems: Problem[]): Map<string, Set<CheckId>> => {
  const told = new Map<string, Set<CheckId>>();
  for (const problem of problems)
    for (const place of placeKeysOf(problem))
      told.set(place, (told.get(place) ?? new Set()).add(problem.check));
  return told;
};

/** What several checks say of one text is told by those that the others follow from. That texts were exchanged always is. */
export const echoesFollowOn: Echo = (problems) => {
  const exchanged = new Set(problems.filter(isExchanged).flatMap(placeKeysOf));
  const told = checksByPlace(problems.filter((problem) => !isDoubt(problem)));
  return (problem) => {
    const place = placeKey(problem);
    const isSure = isStale(problem) && exchanged.has(place);
    return !isSure && followOnChecks(told.get(place) ?? new Set()).has(problem.check);
  };
};
