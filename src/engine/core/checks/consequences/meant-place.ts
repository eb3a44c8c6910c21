import { above, below } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';

/** The place that a problem is about: that of the name which a misspelt or repeated one should be, or else its own. */
export const meantPlace = ({ check, pointer, at, suggestion }: Problem): string => {
  const isName = at === 'key' || check === 'json/duplicate-key';
  return isName && suggestion !== undefined ? below(above(pointer), suggestion) : pointer;
};
