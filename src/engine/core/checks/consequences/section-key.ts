import { sectionPointer } from '../context/section-pointer.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Place } from '../problems/problem.ts';

/** The section that a place is in, as a text to look it up by. */
export const sectionKey = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string =>
  placeKey({ file, pointer: sectionPointer(pointer) ?? '' });
