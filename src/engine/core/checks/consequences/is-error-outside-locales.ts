import { isLocaleFile } from '../../file-names.ts';
import type { Problem } from '../problems/problem.ts';

/** Whether a problem keeps a page or a setting from being published: of words alone others are told beside it. */
export const isErrorOutsideLocales = ({ severity, file }: Problem): boolean =>
  severity === 'error' && !isLocaleFile(file);
