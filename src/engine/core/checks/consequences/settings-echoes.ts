import { configFile } from '../../file-names.ts';
import { above, below, type Problem, steps } from '../problem.ts';
import type { Echo } from './echo.ts';
import { meantPlace } from './meant-place.ts';

const isSetting = ({ file, severity }: Problem): boolean => file === configFile && severity === 'error';

const isOfForm = ({ check }: Problem): boolean => /^(json|schema|config)\//.test(check);

/** The setting that a problem is about: the one that is missing, or that a misspelt name means. */
const settingOf = (problem: Problem): string =>
  problem.missing === undefined ? meantPlace(problem) : below(problem.pointer, problem.missing);

/** Every address and every text depends on the list of languages: they are checked once it is right. */
const echoesLanguages: Echo = (problems) => {
  const isList = (problem: Problem) =>
    isSetting(problem) && isOfForm(problem) && /^\/(locales|defaultLocale)(\/|$)/.test(problem.pointer);
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

/** A collection that is none, has no pattern of addresses or no folder makes links to its pages wrong. */
const echoesPattern: Echo = (problems) => {
  const wrong = problems.some(
    (problem) =>
      isSetting(problem) &&
      ((isOfForm(problem) && /^\/collections(\/[^/]+(\/paths?(\/.*)?)?)?$/.test(settingOf(problem))) ||
        problem.check === 'ref/collection-folder'),
  );
  return ({ check }) => wrong && isOfPages.test(check);
};

/** What other files should find in a file is looked for once it is read. */
const echoesUnread: Echo = (problems) => {
  const isUnread = ({ check, severity }: Problem) => check === 'ref/unread-file' && severity === 'error';
  const unread = problems.filter(isUnread).map(({ file }) => file);
  const isAsset = unread.some((file) => file.startsWith('public/'));
  const isUnreadEntry = (name: string) => unread.some((file) => file.includes(`/${name}.`));
  return ({ check, severity, names = [] }) =>
    unread.length > 0 &&
    (isOfPages.test(check) ||
      (check === 'ref/collection-folder' && severity !== 'error') ||
      (check === 'ref/unknown-entry' && names.some((name) => isUnreadEntry(name))) ||
      (check === 'ref/missing-asset' && isAsset));
};

/** Findings of a check that lacks its options are of no use while these cannot be read. */
const echoesOptions: Echo = (problems) => {
  const wrong = problems.filter(
    (problem) => isSetting(problem) && isOfForm(problem) && /^\/checks(\/|$)/.test(problem.pointer),
  );
  const unread = new Set(wrong.flatMap(({ pointer }) => steps(pointer)[1] ?? []));
  const isAny = wrong.some(({ pointer }) => pointer === '/checks');
  return ({ check, severity }) => unread.has(check) || (isAny && severity !== 'error');
};

/** A page whose languages are wrong is not there in them, and one whose time is wrong is never there. */
const echoesAbsence: Echo = (problems) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const told = new Set(errors.map(({ check }) => check));
  const nowhere = errors.some(
    ({ check, pointer }) =>
      check === 'route/missing-locale' || (check === 'schema/page' && /^\/locales(\/|$)/.test(pointer)),
  );
  return ({ check }) =>
    (check === 'link/broken' && nowhere) ||
    (check.startsWith('link/unpublished') && told.has('content/date-window'));
};

/** What depends on a mark of a schema, by its name. */
const ofMarks: Record<string, RegExp> = {
  '/x-mainHeading': /^a11y\/main-heading$/,
  '/x-enabledOn': /^(schema\/section-not-allowed-here|ref\/lost-section)$/,
};

/** Where a section may stand and which carries the heading is looked at once its schema says it. */
const echoesMarks: Echo = (problems) => {
  const wrong = problems.filter(({ check }) => check === 'schema/self');
  const idle = Object.entries(ofMarks).flatMap(([mark, checks]) =>
    wrong.some(({ pointer }) => pointer.startsWith(mark)) ? [checks] : [],
  );
  return ({ check }) => idle.some((checks) => checks.test(check));
};

/** Forms are checked, and types made, once the schemas are right; types also once everything else is. */
const echoesSchemas: Echo = (problems) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const broken = errors.some(
    ({ file, check }) => file.startsWith('schemas/') && check !== 'schema/types-drift',
  );
  const isDrift = ({ check }: Problem) => check === 'schema/types-drift';
  const isShape = ({ check }: Problem) => /^schema\/(section-props|page|site)$/.test(check);
  // A schema that has just been changed does not fit the content: which of the two is wrong is reported at the schema.
  const isChanged = errors.some(isDrift) && errors.every((other) => isDrift(other) || isShape(other));
  return (problem) =>
    (broken && problem.check.startsWith('form/')) ||
    (isChanged ? isShape(problem) : isDrift(problem) && errors.some((other) => other !== problem));
};

/**
 * A copy that is an error, or one too many for its list, is reported as that; other repetitions in it follow from it.
 */
const echoesCopiedItem: Echo = (problems) => {
  const copies = problems.filter(({ check }) => check === 'content/repeated-item');
  const isIn = (copy: Problem, { file, pointer }: Problem) =>
    file === copy.file && `${pointer}/`.startsWith(`${copy.pointer}/`);
  const isCopy = ({ file, pointer }: Problem) =>
    copies.some((copy) => copy.file === file && copy.pointer === pointer);
  const isList = (copy: Problem, other: Problem) =>
    other.file === copy.file &&
    above(copy.pointer) === (isCopy(other) ? above(other.pointer) : other.pointer);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const faulty = new Set(
    copies.filter((copy) => errors.some((other) => isIn(copy, other) || isList(copy, other))),
  );
  return (problem) =>
    faulty.has(problem) ||
    (problem.severity !== 'error' &&
      copies.some((copy) => copy !== problem && !faulty.has(copy) && isIn(copy, problem)));
};

/** A comparison with a setting waits until the setting is there, under its name and with a value of the right kind. */
const comparisons: [setting: RegExp, check: RegExp][] = [
  [/^\/(organization|facts)(\/|$)/, /^seo\/jsonld$/],
  [/^\/(facts(\/|$)|titlePattern$)/, /^seo\/length$/],
  [/^\/facts(\/[^/]+\/[^/]+)?$/, /^i18n\/placeholder-mismatch$/],
  [/^\/facts\/(phone|.*Phone)(Link)?$/, /^link\/mailto-tel$/],
  [/^\/names(\/|$)/, /^i18n\/(identical-to-source|inline-literal)$/],
  [
    /^\/checks(\/i18n~1identical-to-source(\/|$)|$)/,
    /^i18n\/(identical-to-source|wrong-script-or-language)$/,
  ],
  [/^\/collections(\/[^/]+)?$/, /^ref\/collection-folder$/],
  [/^\/layout(\/|$)/, /^ref\/lost-section$/],
  [/^\/(collections\/[^/]+\/)?notFound$/, /^route\/not-found-status$/],
];

/** A setting that is gone as a whole, or is impossible, is reported there and not at each text that depends on it. */
const isLost = ({ file, check, pointer, severity }: Problem): boolean =>
  file === configFile &&
  (check === 'i18n/identical-to-source' ||
    // The name of a host that is no other's.
    (check === 'config/env' && severity === 'warning') ||
    (check === 'i18n/placeholder-mismatch' && pointer === '/facts') ||
    (check === 'seo/title-pattern' && severity === 'error'));

const echoesComparedWith =
  (isCause: (problem: Problem) => boolean): Echo =>
  (problems) => {
    const causes = problems.filter(isCause);
    const settings = causes.map(settingOf);
    const idle = comparisons.filter(([own]) => settings.some((setting) => own.test(setting)));
    return (problem) => !causes.includes(problem) && idle.some(([, own]) => own.test(problem.check));
  };

const echoesCompared = echoesComparedWith((problem) => isSetting(problem) && isOfForm(problem));

const echoesLost = echoesComparedWith(isLost);

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

/** Addresses that are gone since a suffix has changed are those of before the slip in it. */
const echoesSuffix: Echo = (problems) => {
  const isSuffix = ({ check, pointer }: Problem) => check === 'config/locales' && pointer.endsWith('/suffix');
  const isWrong = problems.some(isSuffix);
  return ({ check }) => isWrong && check === 'redirect/missing-after-rename';
};

/** What follows from a faulty setting of the site or of a page, and is therefore not reported. */
export const echoesOfSettings = {
  echoesFacts,
  echoesCompared,
  echoesLost,
  echoesCopiedItem,
  echoesSchemas,
  echoesMarks,
  echoesMisplacedFile,
  echoesLanguages,
  echoesPattern,
  echoesUnread,
  echoesOptions,
  echoesAbsence,
  echoesSuffix,
};
