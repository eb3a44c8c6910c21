import type { CheckId } from '../../../../generated/check-ids.ts';
import type { Problem } from '../problems/problem.ts';

/** A problem that a check could have found, for tests of what becomes of problems. */
export const problemOfCheck = (check: CheckId, more: Partial<Problem> = {}): Problem => ({
  check,
  severity: 'error',
  file: 'pages/home.json',
  pointer: '',
  message: '',
  ...more,
});
