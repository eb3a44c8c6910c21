import { isConfigFile, isLocaleFile } from '../../file-names.ts';
import { type CheckName, isOf } from '../problems/is-of.ts';
import type { Problem } from '../problems/problem.ts';
import { type Kind, matching } from './kinds.ts';

/** The checks of words, or their records, that nothing uses. */
export const leftWords: CheckName[] = ['i18n/unused-key', 'i18n/extra-key', 'i18n/unrecorded'];

/** The checks of files, pages and sections that nothing uses. */
export const leftFiles: CheckName[] = [
  'ref/orphan-asset',
  'ref/orphan-entry',
  'ref/orphan-page',
  'ref/orphan-section',
];

/** The checks that compare a translation with its source. */
export const likeSource: CheckName[] = [
  'i18n/number-mismatch',
  'i18n/address-mismatch',
  'i18n/end-sign-mismatch',
  'i18n/case-mismatch',
];

/** Whether a check tells words of a locale file that nothing shows, or that the default language has not. */
export const isLeftoverKey = isOf('i18n/unused-key', 'i18n/extra-key');

/** Whether a check tells something that nothing uses: a page, a file, words, or the record of a translation. */
export const isLeftover = isOf(...leftWords, ...leftFiles);

/** Whether a name stands twice in a group: the problem is at the second. */
export const isDuplicateKey = isOf('json/duplicate-key');

/** Whether a text of the default language may have been overwritten: it has the words of another one. */
export const isOverwritten = matching({ check: 'i18n/stale', tells: 'copy' });

/** Whether a text has words of another language, which are named beside its own. */
export const isForeign = ({ check, named }: Problem): boolean =>
  check === 'i18n/wrong-script-or-language' && named?.locales !== undefined;

/** Whether a text may have been made shorter on purpose: whatever else is told of it is surer. */
export const isDoubt = matching({ check: 'content/lost-end', severity: 'info' });

/** Whether a problem is about the form of a document rather than about what it says. */
export const isOfForm = isOf('json/*', 'schema/*', 'config/*');

/** Whether a setting of the site has an error of form, so that nothing can be taken from it. */
export const isUnreadable = (problem: Problem): boolean =>
  isConfigFile(problem.file) && problem.severity === 'error' && isOfForm(problem);

/** Whether a problem keeps a page or a setting from being published: of words alone others are told beside it. */
export const isErrorOutsideLocales = ({ severity, file }: Problem): boolean =>
  severity === 'error' && !isLocaleFile(file);

/** An error of what could show words: a link, a picture, an address or the name of an entry shows none. */
export const mayLackWords: Kind = {
  and: isErrorOutsideLocales,
  not: [
    ['ref/unknown-entry', 'ref/missing-asset', 'ref/missing-icon', 'ref/external-host'],
    ['link/*', 'media/*', 'route/*', 'redirect/*', 'config/*', 'form/endpoint'],
  ],
};
