import { configFile, isPublicFile, isSchemaFile } from '../../file-names.ts';
import { isAtOrBelow, steps } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesCopiedItem } from './echoes-copied-item.ts';
import { echoesCompared, echoesLost } from './echoes-of-comparisons.ts';
import { isOfForm, isUnreadable, settingOf } from './setting-of.ts';
import { whileAny } from './while-any.ts';

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Every address and every text depends on the list of languages: they are checked once it is right. */
const echoesLanguages: Echo = (problems) => {
  const isList = (problem: Problem) =>
    isUnreadable(problem) && /^\/(locales|defaultLocale)(\/|$)/.test(problem.pointer);
  if (!problems.some(isList)) return () => false;
  return (problem) => !isOfForm(problem) || (problem.check === 'config/locales' && !isList(problem));
};

/** The contents of a misplaced file are looked at where it belongs, and so is what other files should find there. */
const echoesMisplacedFile: Echo = (problems) => {
  const misplaced = problems.filter(({ check }) => check === 'ref/misplaced-file');
  const files = new Set(misplaced.map(({ file }) => file));
  return (problem) =>
    misplaced.length > 0 &&
    !misplaced.includes(problem) &&
    (files.has(problem.file) || !isOfForm(problem) || problem.check === 'config/locales');
};

const isOfPages = /^(route\/|link\/|ref\/missing-entry$)/;

/** What other files should find in a file is looked for once it is read. */
const echoesUnreadFile: Echo = (problems) => {
  const isUnread = ({ check, severity }: Problem) => check === 'ref/unread-file' && severity === 'error';
  const unread = problems.filter(isUnread).map(({ file }) => file);
  const isAsset = unread.some(isPublicFile);
  const isUnreadEntry = (name: string) => unread.some((file) => file.includes(`/${name}.`));
  return ({ check, severity, named }) =>
    unread.length > 0 &&
    (isOfPages.test(check) ||
      (check === 'ref/collection-folder' && severity !== 'error') ||
      (check === 'ref/unknown-entry' && named?.pages?.some((page) => isUnreadEntry(page)) === true) ||
      (check === 'ref/missing-asset' && isAsset));
};

/** A setting that stands among the facts is neither words nor has languages. */
const echoesStrayedSetting: Echo = (problems) => {
  const isStrayed = ({ check, pointer }: Problem) =>
    check === 'config/unknown-option' && pointer.startsWith('/facts/');
  const strayed = problems.filter(isStrayed);
  return (problem) =>
    problem.file === configFile &&
    !isStrayed(problem) &&
    strayed.some(({ pointer }) => isAtOrBelow(problem.pointer, pointer));
};

/** Findings of a check that lacks its options are of no use while these cannot be read. */
const echoesOptions: Echo = (problems) => {
  const wrong = problems.filter(
    (problem) => isUnreadable(problem) && /^\/checks(\/|$)/.test(problem.pointer),
  );
  const unread = new Set(wrong.flatMap(({ pointer }) => steps(pointer)[1] ?? []));
  const isAny = wrong.some(({ pointer }) => pointer === '/checks');
  return ({ check, severity }) => unread.has(check) || (isAny && severity !== 'error');
};

/** Types are made once everything is right. */
const echoesDrift: Echo = (problems) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isDrift = ({ check }: Problem) => check === 'schema/types-drift';
  const isShape = ({ check }: Problem) => /^schema\/(section-props|page|site)$/.test(check);
  // A schema that has just been changed does not fit the content: which of the two is wrong is reported at the schema.
  const isChanged = errors.some(isDrift) && errors.every((other) => isDrift(other) || isShape(other));
  return (problem) =>
    isChanged ? isShape(problem) : isDrift(problem) && errors.some((other) => other !== problem);
};

/** A wrong fact makes the texts that show it wrong or too long, and contradicts the data that repeats it. */
const echoesFacts: Echo = (problems) => {
  const isOfFact = ({ file, pointer, check, severity }: Problem) =>
    file === configFile &&
    severity !== 'info' &&
    pointer.startsWith('/facts/') &&
    /^(config\/env|ref\/exchanged|seo\/jsonld|i18n\/(number-mismatch|todo-value|html|edge-space)|content\/.*)$/.test(
      check,
    );
  const isData = ({ check }: Problem) => check === 'seo/jsonld';
  const told = problems.filter(isOfFact);
  const places = new Set(told.filter((problem) => !isData(problem)).map(({ pointer }) => pointer));
  return (problem) =>
    (isData(problem) && places.has(problem.pointer)) ||
    (told.length > 0 &&
      !isOfFact(problem) &&
      /^(seo\/(length|jsonld)|i18n\/(max-length|concatenation))$/.test(problem.check));
};

const isCollection = (problem: Problem): boolean =>
  (isUnreadable(problem) && /^\/collections(\/[^/]+(\/paths?(\/.*)?)?)?$/.test(settingOf(problem))) ||
  (isError(problem) && problem.file === configFile && problem.check === 'ref/collection-folder');

const isSchemaError = (problem: Problem): boolean =>
  isError(problem) && isSchemaFile(problem.file) && problem.check !== 'schema/types-drift';

const isNowhere = (problem: Problem): boolean =>
  isError(problem) &&
  (problem.check === 'route/missing-locale' ||
    (problem.check === 'schema/page' && /^\/locales(\/|$)/.test(problem.pointer)));

const isMark =
  (mark: string) =>
  ({ check, pointer }: Problem): boolean =>
    check === 'schema/self' && pointer.startsWith(mark);

const isOfLanguage = ({ check, file, pointer }: Problem): boolean =>
  file === configFile && pointer.startsWith('/locales') && check !== 'config/numbers';

const isSuffix = ({ check, pointer }: Problem): boolean =>
  check === 'config/locales' && pointer.endsWith('/suffix');

/** What follows from a faulty setting of the site or of a page, and is therefore not reported. */
export const echoesOfSettings = {
  echoesFacts,
  echoesCompared,
  echoesLost,
  echoesCopiedItem,
  echoesDrift,
  /** Forms are checked once the schemas are right. */
  echoesSchemas: whileAny(isSchemaError, /^form\//),
  /** Where a section may stand and which carries the heading is looked at once its schema says it. */
  echoesHeadingMark: whileAny(isMark('/x-mainHeading'), /^a11y\/main-heading$/),
  echoesPlaceMark: whileAny(isMark('/x-enabledOn'), /^(schema\/section-not-allowed-here|ref\/lost-section)$/),
  echoesMisplacedFile,
  echoesLanguages,
  /** A collection that is none, has no pattern of addresses or no folder makes links to its pages wrong. */
  echoesPattern: whileAny(isCollection, isOfPages),
  echoesUnreadFile,
  echoesOptions,
  echoesStrayedSetting,
  /** A page whose languages are wrong is not there in them. */
  echoesNowhere: whileAny(isNowhere, /^link\/broken$/),
  /** Numbers that seem to be missing may stand under a wrong name. */
  echoesNumbers: whileAny(isOfLanguage, /^config\/numbers$/),
  /** Addresses that are gone since a suffix has changed are those of before the slip in it. */
  echoesSuffix: whileAny(isSuffix, /^redirect\/missing-after-rename$/),
} satisfies Record<string, Echo>;
