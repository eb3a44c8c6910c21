import { configFile } from '../../file-names.ts';
import { keyNamedBy } from '../../words/text-reference.ts';
import { placeKey, spotKey } from '../problems/place-keys.ts';
import { above, below, isBelow, lastStep, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesCopy } from './echoes-copy.ts';
import { isErrorOutsideLocales } from './is-error-outside-locales.ts';
import { isGeneral } from './is-general.ts';
import { isLeftover, isLeftoverKey } from './is-leftover-key.ts';

/** A value that a special check has reported need not be reported again by the schema in general words. */
const echoesSpecial: Echo = (problems) => {
  const special = problems.filter((problem) => !isGeneral(problem) && problem.severity === 'error');
  const told = new Set(special.map(spotKey));
  return (problem) => isGeneral(problem) && told.has(spotKey(problem));
};

/** Of a setting that its schema refuses, it does not matter what else it had better not be. */
const echoesRefused: Echo = (problems) => {
  const refused = problems.filter((problem) => isGeneral(problem) && problem.severity === 'error');
  const told = new Set(refused.map(spotKey));
  return (problem) =>
    problem.file === configFile && problem.severity !== 'error' && told.has(spotKey(problem));
};

/** The key that a suggestion names, without the words behind it. */
const suggestedKey = ({ suggestion }: Problem): string | undefined => keyNamedBy(suggestion) ?? suggestion;

/**
 * A key is unused because the place that should name it misspells it, or lacks the property that would carry it.
 * Such a property has, by the habit of the locale files, the name the key ends in.
 */
const echoesMissing: Echo = (problems) => {
  const of = (name: string) => problems.filter(({ check }) => check === name).map(suggestedKey);
  const behind = new Set(of('i18n/inline-mismatch'));
  const meant = new Set([...of('i18n/missing-key'), ...behind]);
  const absent = new Set(problems.filter(isGeneral).map(({ missing }) => missing));
  return (problem) => {
    // The words behind a wrong key prove which text is meant; what its place or neighbors should name is a guess.
    if (/^i18n\/(?:misplaced-key|unlike-others)$/.test(problem.check)) {
      const key = suggestedKey(problem) ?? problem.named?.keys?.[0];
      return key !== undefined && behind.has(key);
    }
    const names = steps(problem.pointer);
    if (isLeftoverKey(problem.check) && meant.has(names.join('.'))) return true;
    return problem.check === 'i18n/unused-key' && absent.has(names.at(-1));
  };
};

/** A new text in the place of another: what is left over of that is told when the new one is translated. */
const echoesReplaced: Echo = (problems) => {
  const gaps = problems.filter(
    ({ check, missing }) => check === 'i18n/missing-translation' && missing !== undefined,
  );
  const groups = new Set(gaps.map(({ pointer }) => pointer));
  const keys = new Set(gaps.map(({ pointer, missing = '' }) => steps(below(pointer, missing)).join('.')));
  return ({ check, pointer, named }) =>
    (check === 'i18n/unused-key' && groups.has(above(pointer))) ||
    (check === 'i18n/misplaced-key' && keys.has(named?.shown?.[0] ?? ''));
};

/** The label of a page that no menu leads to any more is to be shown again, and not to be removed. */
const echoesLostEntry: Echo = (problems) => {
  const keys = new Set(
    problems.flatMap(({ check, named }) => (check === 'ref/orphan-page' && named?.keys) || []),
  );
  return ({ check, pointer }) => isLeftoverKey(check) && keys.has(steps(pointer).join('.'));
};

/** An unused thing is often what a faulty place should use: faults are reported first, leftovers afterwards. */
const echoesFault: Echo = (problems) => {
  // A repeated item, or a link with another's words, should mostly name what is left over.
  const mayName = /^(content\/repeated-item|a11y\/(link-text|duplicate-landmark-label))$/;
  const misplaced = problems.some((problem) => isErrorOutsideLocales(problem) || mayName.test(problem.check));
  const faulty = problems.some(
    ({ check, severity }) =>
      severity === 'error' ||
      /^(i18n\/(unused|extra)-key$|ref\/page-name$|seo\/og-image$|a11y\/alt-quality$|content\/hardcoded-fact$|link\/(?!lost-entry$))/.test(
        check,
      ),
  );
  // Words that may be the same in every language, and that no text has, are those that a faulty place should name.
  const isIdle = ({ check, file }: Problem) => check === 'i18n/identical-to-source' && file === configFile;
  // They also go with the page that showed them.
  const isCause = (problem: Problem) =>
    !isIdle(problem) &&
    (isErrorOutsideLocales(problem) || isLeftoverKey(problem.check) || problem.check === 'i18n/missing-key');
  return (problem) =>
    (isLeftover(problem.check) && (problem.check.startsWith('ref/') ? faulty : misplaced)) ||
    (isIdle(problem) && problems.some(isCause));
};

/** Every pointer around a place, the place itself first. */
const around = (pointer: string): string[] => {
  const names = pointer.split('/');
  return names.map((_, index) => names.slice(0, names.length - index).join('/'));
};

/** The kind of a field is reported by what its rules ask for, and not by the list of all kinds. */
const isKind = ({ check, pointer }: Pick<Problem, 'check' | 'pointer'>): boolean =>
  check === 'form/unknown-field-type' && pointer.endsWith('/kind');

/** A form whose field is not whole lacks what the field would give; a link that leads nowhere leads elsewhere. */
const echoesBroken: Echo = (problems) => {
  const broken = new Set(
    problems
      .filter((problem) => isGeneral(problem) && problem.severity === 'error')
      .flatMap(({ file, pointer }) => around(pointer).map((outer) => placeKey({ file, pointer: outer }))),
  );
  const noWay = problems.some(
    ({ check, severity, pointer }) =>
      severity === 'error' &&
      /^(ref\/missing-entry\/|link\/|schema\/section-|json\/|i18n\/missing-key\/.*\/link$)/.test(
        check + pointer,
      ),
  );
  return ({ check, file, pointer }) =>
    (check.startsWith('form/') && !isKind({ check, pointer }) && broken.has(placeKey({ file, pointer }))) ||
    (noWay && check === 'a11y/link-text');
};

/** How a page is called and looks in search results does not matter as long as something else is wrong with it. */
const echoesInSearch: Echo = (problems) => {
  const isLook = ({ check }: Problem) => /^(seo\/(length|duplicate|noindex)|ref\/page-name)/.test(check);
  // A remark at the same text may just as well be made of that.
  const isTold = (problem: Problem) => !isLook(problem) && problem.severity !== 'info';
  const told = new Set(problems.filter(isTold).map(spotKey));
  // A page that names the words of another place looks as that does.
  const isOther = ({ check, pointer }: Problem) =>
    check === 'i18n/misplaced-key' && pointer.startsWith('/meta/');
  const faulty = new Set(
    problems.flatMap((problem) =>
      (problem.severity === 'error' || isOther(problem)) && problem.page ? [problem.page] : [],
    ),
  );
  return (problem) => isLook(problem) && (told.has(spotKey(problem)) || faulty.has(problem.page ?? ''));
};

/** A page that names another page's title has left its own words unused. */
const echoesSwapped: Echo = (problems) => {
  const swapped = new Set(
    problems.filter(({ check }) => check.startsWith('seo/duplicate-')).map(({ pointer }) => pointer),
  );
  return ({ check, pointer }) => isLeftoverKey(check) && swapped.has(`/meta/${lastStep(pointer)}`);
};

/** The second of two pages of one id is a copy of the first, or has its name: the rest follows from that. */
const echoesCopiedPage: Echo = (problems) => {
  const copies = problems.filter(
    ({ check, pointer }) => check === 'schema/duplicate-id' && pointer === '/id',
  );
  const files = new Set(copies.map(({ file }) => file));
  const ids = new Set(copies.map(({ page }) => page));
  return ({ check, file, named }) =>
    (files.has(file) && /^(route\/|content\/duplicate-order$|ref\/collection-folder$)/.test(check)) ||
    // The address of the copy may be decided by a pattern that is the original's.
    (check === 'route/reserved' && ids.has(named?.pages?.[0]));
};

/** Texts below a group that should be a text, or the reverse, are surplus only until that is mended. */
const echoesKind: Echo = (problems) => {
  const wrong = problems.filter(({ check }) => check === 'i18n/type-mismatch');
  return (problem) =>
    isLeftover(problem.check) &&
    wrong.some(({ file, pointer }) => file === problem.file && isBelow(problem.pointer, pointer));
};

/** What follows from a fault of any kind, in the order in which one rule sees what others have left. */
export const echoesOfFaults = {
  echoesSpecial,
  echoesRefused,
  echoesMissing,
  echoesReplaced,
  echoesLostEntry,
  echoesFault,
  echoesBroken,
  echoesInSearch,
  echoesSwapped,
  echoesCopy,
  echoesCopiedPage,
  echoesKind,
} satisfies Record<string, Echo>;
