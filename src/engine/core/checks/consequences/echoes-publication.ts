import { parentKey } from '../problems/place-keys.ts';
import { lastStep } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import { onlyWorst } from './only-worst.ts';

/** What may be said of when one page or section is shown, the worst first; last, that its time is over. */
const ofPublication = [
  'content/date-window',
  'schema/choice-missing',
  'link/unpublished',
  'ref/unknown-entry',
  'a11y/main-heading',
  'link/unpublished-later',
  'link/left-out',
];

const rankOf = ({ check, severity, pointer }: Problem): number => {
  if (!/^(draft|publishAt|unpublishAt)$/.test(lastStep(pointer))) return -1;
  const isOver = check === 'content/date-window' && severity === 'info';
  return isOver ? ofPublication.length : ofPublication.indexOf(check);
};

/** When something is shown is told once: everything that it breaks is mended there. */
export const echoesPublication = onlyWorst(rankOf, parentKey);
