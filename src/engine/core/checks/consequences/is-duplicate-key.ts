import type { Problem } from '../problems/problem.ts';

/** Whether a name stands twice in a group: the problem is at the second. */
export const isDuplicateKey = ({ check }: Pick<Problem, 'check'>): boolean => check === 'json/duplicate-key';
