import { type CheckName, isOf } from '../problems/is-of.ts';

/** The checks of words, or their records, that nothing uses. */
export const leftWords: CheckName[] = ['i18n/unused-key', 'i18n/extra-key', 'i18n/unrecorded'];

/** The checks of files, pages and sections that nothing uses. */
export const leftFiles: CheckName[] = [
  'ref/orphan-asset',
  'ref/orphan-entry',
  'ref/orphan-page',
  'ref/orphan-section',
];

/** Whether a check tells words of a locale file that nothing shows, or that the default language has not. */
export const isLeftoverKey = isOf('i18n/unused-key', 'i18n/extra-key');

/** Whether a check tells something that nothing uses: a page, a file, words, or the record of a translation. */
export const isLeftover = isOf(...leftWords, ...leftFiles);
