import { parseJson } from '../../site/file-reader.ts';
import { duplicateProblems } from './duplicate-problems.ts';

/** Whether a text can be read, and has each name once. */
export const isSound = (text: string): boolean =>
  !parseJson('', text).fault && duplicateProblems('', text).length === 0;
