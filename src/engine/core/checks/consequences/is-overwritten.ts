import type { Problem } from '../problems/problem.ts';

/** Whether a text of the default language may have been overwritten: it has the words of another one. */
export const isOverwritten = ({ check, tells }: Problem): boolean =>
  check === 'i18n/stale' && tells === 'copy';
