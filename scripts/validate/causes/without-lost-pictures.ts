import { isLeftoverKey, matching } from '../../../src/engine/core/checks/consequences/kinds.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';

/** Whether words have lost their place: what showed them may have shown a picture, too. */
const hasLostWords = matching([isLeftoverKey, 'i18n/misplaced-key']);

/** Pictures that nothing shows are told only where no words have lost their place. */
export const withoutLostPictures = <T extends Problem>(problems: T[]): T[] =>
  problems.some(hasLostWords) ? problems.filter(({ check }) => check !== 'ref/orphan-asset') : problems;
