import type { Problem } from '../problem.ts';

/** Whether a problem is told in the general words of a schema. */
export const isGeneral = ({ check }: Pick<Problem, 'check'>) => check.startsWith('schema/');
