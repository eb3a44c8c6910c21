import { isConfigFile } from '../../file-names.ts';
import { sectionPointer } from '../context/section-pointer.ts';
import { placeKey } from './place-keys.ts';
import type { Place } from './problem.ts';

/** What shows the words of a place: its page, or the part of the frame that it is in. */
export const homeOf = ({ file, pointer }: Pick<Place, 'file' | 'pointer'>): string =>
  isConfigFile(file) ? placeKey({ file, pointer: sectionPointer(pointer) ?? '' }) : file;
