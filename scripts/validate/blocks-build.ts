import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';
import type { Clock } from '../../src/engine/core/types.ts';
import { isToBeWritten } from './is-to-be-written.ts';

/**
 * Whether a problem keeps a site from being built or shown: words and pictures that are still to come keep nobody from seeing
 * drafts.
 */
export const blocksBuild = (
  problem: Pick<Problem, 'severity' | 'check'>,
  { drafts }: Pick<Clock, 'drafts'>,
): boolean => problem.severity === 'error' && !(drafts && isToBeWritten(problem));
