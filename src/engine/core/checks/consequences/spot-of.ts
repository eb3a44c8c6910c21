import type { Place } from '../problem.ts';

/** Where a problem stands, as one text to look it up by. */
export const spotOf = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string => `${file}\n${pointer}`;
