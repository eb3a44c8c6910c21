import { isOf } from '../problems/is-of.ts';

/** Whether a name stands twice in a group: the problem is at the second. */
export const isDuplicateKey = isOf('json/duplicate-key');
