import { parentKey } from '../problems/place-keys.ts';
import { lastStep } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';

/** What may be said of when one page or section is shown, the worst first; last, that its time is over. */
const ofPublication = [
  'content/date-window',
  'schema/choice-missing',
  'link/unpublished',
  'ref/unknown-entry',
  'a11y/main-heading',
  'link/unpublished-later',
];

const rankOf = ({ check, severity, pointer }: Problem): number => {
  if (!/^(draft|publishAt|unpublishAt)$/.test(lastStep(pointer))) return -1;
  return severity === 'info' ? ofPublication.length : ofPublication.indexOf(check);
};

/** When something is shown is told once: everything that it breaks is mended there. */
export const echoesPublication: Echo = (problems) => {
  const first = new Map<string, number>();
  for (const problem of problems) {
    const rank = rankOf(problem);
    const known = first.get(parentKey(problem)) ?? Number.POSITIVE_INFINITY;
    if (rank !== -1) first.set(parentKey(problem), Math.min(rank, known));
  }
  return (problem) => rankOf(problem) > (first.get(parentKey(problem)) ?? Number.POSITIVE_INFINITY);
};
