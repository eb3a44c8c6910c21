import type { Problem } from '../../../src/engine/core/checks/problem.ts';
import { isLeftoverKey } from '../../../src/engine/core/checks/told/is-leftover-key.ts';

/**
 * Checks that may only follow from another fault, or do not matter as long as there is one, the least important last.
 */
const order = ['redirect/missing-after-rename', 'ref/orphan-section', 'json/schema', 'json/format'];

/** Missing texts of an unfinished language are always reported, and hide no other problem. */
const isStanding = ({ check, severity }: Problem): boolean =>
  check === 'i18n/missing-translation' && severity === 'info';

/** Whether words have lost their place: what showed them may have shown a picture, too. */
const hasLostWords = ({ check }: Problem): boolean => isLeftoverKey(check) || check === 'i18n/misplaced-key';

const withoutPictures = <T extends Problem>(problems: T[]): T[] =>
  problems.some(hasLostWords) ? problems.filter(({ check }) => check !== 'ref/orphan-asset') : problems;

/**
 * The problems of the first rank only: faults first, and leftovers and the form of files only on a site without faults.
 */
export const toldLast = <T extends Problem>(problems: T[]): T[] => {
  const rank = ({ check }: Problem) => order.indexOf(check);
  const first = Math.min(...problems.filter((problem) => !isStanding(problem)).map(rank));
  return withoutPictures(problems.filter((problem) => isStanding(problem) || rank(problem) === first));
};
