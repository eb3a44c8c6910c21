import { isLocaleFile } from '../../file-names.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hasDates, isInDraft } from '../context/spans.ts';
import { isWithin } from '../context/words/keys/is-within.ts';
import { steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { unreadable } from '../settings/unchangeable.ts';

/** Whether words of a locale file are for drafts only: such as no other place names. */
const isWordOfDrafts = (context: CheckContext, { pointer, missing }: Problem): boolean => {
  const key = [...steps(pointer), ...(missing === undefined ? [] : [missing])].join('.');
  for (const used of context.settled) if (isWithin(used, key)) return false;
  const uses = [...context.uses].filter(([used]) => isWithin(used, key));
  return (
    uses.length > 0 && uses.every(([, places]) => places.every(({ place }) => isInDraft(context, place)))
  );
};

/** Stands in a draft, and is wrong on the pages that are shown, or for mails: their links lead to it. */
const ofShownPages = new Set(['link/unpublished', 'schema/choice-missing']);

/** A draft may be half done: what would keep the site from being built is only a warning in it. */
export const milderInDrafts = (context: CheckContext, problems: Problem[]): Problem[] => {
  if (!hasDates(context)) return problems;
  const isMild = (problem: Problem) =>
    isLocaleFile(problem.file) ? isWordOfDrafts(context, problem) : isInDraft(context, problem);
  const isAsGrave = ({ check }: Problem) => unreadable.has(check) || ofShownPages.has(check);
  return problems.map((problem) =>
    problem.severity === 'error' && !isAsGrave(problem) && isMild(problem)
      ? { ...problem, severity: 'warning' }
      : problem,
  );
};
