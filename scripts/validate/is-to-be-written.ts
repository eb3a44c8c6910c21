import type { Problem } from '../../src/engine/core/checks/problems/problem.ts';

/** Whether a problem is a place that is kept for words or a picture. */
export const isToBeWritten = ({ check }: Pick<Problem, 'check'>): boolean =>
  check === 'i18n/todo-value' || check === 'media/todo-picture';
