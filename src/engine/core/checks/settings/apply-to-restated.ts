import type { CheckContext } from '../context/check-context.ts';
import { isInDraft } from '../context/spans.ts';
import { isAtOrWithin } from '../problems/place-keys.ts';
import { above } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { configUnknownCheck, configUnusedSuppression } from './settings-checks.ts';
import { silence } from './silence.ts';
import { type Suppression, suppressionsOf } from './suppressions-of.ts';
import { unchangeable } from './unchangeable.ts';
import { weigh } from './weigh.ts';

/** A problem told under another check than the one that found it, as bad as the settings say of that. */
const weighAgain = (context: CheckContext, problem: Problem): Problem[] => {
  if (problem.foundBy === undefined || unchangeable.has(problem.check)) return [problem];
  return weigh(problem, context.given).map((told) =>
    told.severity === 'error' && isInDraft(context, told) ? { ...told, severity: problem.severity } : told,
  );
};

/** Whether a problem is that an entry silences nothing: it is told at the entry, or at the list of which it is all. */
const isOfEntry =
  ({ check, file, pointer }: Problem) =>
  ({ place, alone }: Suppression): boolean =>
    check === configUnusedSuppression.id &&
    (isAtOrWithin({ file, pointer }, place) ||
      (alone && file === place.file && pointer === above(place.pointer)));

/**
 * Applies the settings once more, to problems that were told at another place or under another check since: as a reader
 * sees them. An entry that silences one of them is not unused.
 */
export const applyToRestated = (problems: Problem[], context: CheckContext): Problem[] => {
  const silent = silence(problems, suppressionsOf(context.given));
  const open = new Set(silent.open);
  const used = [...silent.used];
  // A misnamed setting is told, and not what it was meant for.
  const meant = new Set(
    problems.flatMap(({ check, suggestion }) => (check === configUnknownCheck.id ? suggestion : [])),
  );
  const told = problems
    .filter((problem) => unchangeable.has(problem.check) || (open.has(problem) && !meant.has(problem.check)))
    .filter((problem) => !used.some(isOfEntry(problem)))
    .flatMap((problem) => weighAgain(context, problem));
  const isBroken = told.some(({ severity }) => severity === 'error');
  return isBroken ? told.filter(({ check }) => check !== configUnusedSuppression.id) : told;
};
