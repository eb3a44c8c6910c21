import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import type { Clock } from '../../src/engine/core/types.ts';

/**
 * Whether a problem keeps a site from being built or shown: words that are still to be written keep nobody from seeing
 * drafts.
 */
export const blocksBuild = (
  { severity, check }: Pick<Problem, 'severity' | 'check'>,
  { drafts }: Pick<Clock, 'drafts'>,
): boolean => severity === 'error' && !(drafts && check === 'i18n/todo-value');
