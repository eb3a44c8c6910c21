import { isOf } from '../problems/is-of.ts';

/** Whether a check says in the general words of a schema what a special one may say better. */
export const isGeneral = isOf('schema/*');
