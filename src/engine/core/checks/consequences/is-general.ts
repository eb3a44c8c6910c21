import type { Problem } from '../problems/problem.ts';

/** Whether a check says in the general words of a schema what a special one may say better. */
export const isGeneral = ({ check }: Pick<Problem, 'check'>) => check.startsWith('schema/');
