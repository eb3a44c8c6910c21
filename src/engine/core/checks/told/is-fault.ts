import type { Problem } from '../problem.ts';

/**
 * Whether a problem keeps a page or a setting from being published. Errors in words alone do not hide other problems.
 */
export const isFault = ({ severity, file }: Problem): boolean =>
  severity === 'error' && !file.startsWith('locales/');
