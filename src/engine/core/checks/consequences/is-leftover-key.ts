import type { Problem } from '../problems/problem.ts';
/** Whether a check tells words of a locale file that nothing shows, or that the default language has not. */
export const isLeftoverKey = (check: string): boolean => /^i18n\/(unused|extra)-key$/.test(check);

/** Whether a problem is about words that are left over. */
export const isLeftoverText = ({ check }: Problem): boolean => isLeftoverKey(check);

/** Whether a check tells something that nothing uses: a page, a file, words, or the record of a translation. */
export const isLeftover = (check: string): boolean =>
  isLeftoverKey(check) || check.startsWith('ref/orphan-') || check === 'i18n/unrecorded';
