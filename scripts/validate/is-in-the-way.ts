import type { Problem } from '../../src/engine/core/checks/problem.ts';
import type { Clock } from '../../src/engine/core/types.ts';

/** Whether a problem keeps a site from being built or shown. Words that are still to be written do not hide drafts. */
export const isInTheWay = (
  { severity, check }: Pick<Problem, 'severity' | 'check'>,
  { drafts }: Pick<Clock, 'drafts'>,
): boolean => severity === 'error' && !(drafts && check === 'i18n/todo-value');
