import { isConfigFile, isLocaleFile } from '../../file-names.ts';
import { type CheckName, isOf } from '../problems/is-of.ts';
import type { Problem } from '../problems/problem.ts';
import type { Severity } from '../problems/severities.ts';

type Test = (problem: Problem) => boolean;

type Traits = {
  check?: CheckName | CheckName[];
  not?: Kind;
  and?: Kind;
  severity?: Severity | Severity[];
  file?: (file: string) => boolean;
  pointer?: RegExp;
  /** What the problem says: a suggestion, what is missing, that it is `at` a name, further places. */
  has?: keyof Problem;
  lacks?: keyof Problem;
  tells?: Problem['tells'];
};

/** Which problems a rule is about: those of a check, those with all of several traits, whatever a test says, or any of these. */
export type Kind = CheckName | Traits | Test | readonly Kind[];

/** Anything but an error. */
export const mild: Severity[] = ['warning', 'info'];

const isOfAny = (kinds: readonly Kind[]): Test => {
  const isNamed = isOf(...kinds.filter((kind) => typeof kind === 'string'));
  const tests = kinds.filter((kind) => typeof kind !== 'string').map(matching);
  return (problem) => isNamed(problem) || tests.some((isSo) => isSo(problem));
};

const testsOf = ({ check, not, and, severity, file, pointer, has, lacks, tells }: Traits): Test[] => {
  const isSpared = not && matching(not);
  const tests: (Test | undefined)[] = [
    check && matching(check),
    isSpared && ((problem) => !isSpared(problem)),
    and && matching(and),
    severity && ((problem) => [severity].flat().includes(problem.severity)),
    file && ((problem) => file(problem.file)),
    pointer && ((problem) => pointer.test(problem.pointer)),
    has && ((problem) => problem[has] !== undefined),
    lacks && ((problem) => problem[lacks] === undefined),
    tells && ((problem) => problem.tells === tells),
  ];
  return tests.filter((test) => test !== undefined);
};

/** Whether a problem is of a kind. */
export const matching = (kind: Kind): Test => {
  if (typeof kind === 'function') return kind;
  if (typeof kind === 'string') return isOf(kind);
  if (Array.isArray(kind)) return isOfAny(kind);
  const tests = testsOf(kind as Traits);
  return (problem) => tests.every((isSo) => isSo(problem));
};

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
