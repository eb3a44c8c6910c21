import { type Problem, steps } from './problem.ts';

const configFile = 'site.config.json';

const isSetting = ({ file, severity }: Problem): boolean => file === configFile && severity === 'error';

const isOfForm = ({ check }: Problem): boolean => /^(json|schema|config)\//.test(check);

/** Every address and every text depends on the list of languages: they are measured once it is right. */
const echoesLanguages = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const isList = (problem: Problem) =>
    isSetting(problem) && isOfForm(problem) && /^\/(locales|defaultLocale)(\/|$)/.test(problem.pointer);
  if (!problems.some(isList)) return () => false;
  return (problem) => !isOfForm(problem) || (problem.check === 'config/locales' && !isList(problem));
};

/** A collection that is none, or has no pattern of addresses, makes links to its pages wrong, and so does a page unread. */
const echoesPattern = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const wrong = problems.some(
    (problem) =>
      isSetting(problem) &&
      isOfForm(problem) &&
      /^\/collections(\/[^/]+(\/paths?(\/.*)?)?)?$/.test(problem.pointer),
  );
  const unread = problems.some(
    ({ check, severity, file }) =>
      severity === 'error' &&
      (check === 'ref/unread-file' || (check === 'ref/collection-folder' && file === configFile)),
  );
  return ({ check }) => (wrong || unread) && /^(route\/|link\/|ref\/missing-entry$)/.test(check);
};

/** The options of a check that another heeds as well. */
const heeded: Record<string, string> = {
  'i18n/wrong-script-or-language': 'i18n/identical-to-source',
};

/** What a check finds without its options is of no use while these cannot be read. */
const echoesOptions = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const wrong = problems.filter(
    (problem) => isSetting(problem) && isOfForm(problem) && /^\/checks(\/|$)/.test(problem.pointer),
  );
  const unread = new Set(wrong.flatMap(({ pointer }) => steps(pointer)[1] ?? []));
  const isAny = wrong.some(({ pointer }) => pointer === '/checks');
  return ({ check, severity }) =>
    unread.has(check) || unread.has(heeded[check] ?? '') || (isAny && severity !== 'error');
};

/** A page whose languages are wrong is not there in them, and one whose time is wrong is never there. */
const echoesAbsence = (problems: Problem[]): ((problem: Problem) => boolean) => {
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

/** Forms are measured, and types made, once the schemas are right; types also once everything else is. */
const echoesSchemas = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const broken = errors.some(
    ({ file, check }) => file.startsWith('schemas/') && check !== 'schema/types-drift',
  );
  return (problem) =>
    (broken && problem.check.startsWith('form/')) ||
    (problem.check === 'schema/types-drift' && errors.some((other) => other !== problem));
};

/** A copy that is an error, or one too many for its list, is told as that; what else is twice in a copy is told with it. */
const echoesCopiedItem = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const copies = problems.filter(({ check }) => check === 'content/repeated-item');
  const isIn = (copy: Problem, { file, pointer }: Problem) =>
    file === copy.file && `${pointer}/`.startsWith(`${copy.pointer}/`);
  const isList = (copy: Problem, { file, pointer }: Problem) =>
    file === copy.file && pointer === copy.pointer.slice(0, copy.pointer.lastIndexOf('/'));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const faulty = new Set(
    copies.filter((copy) => errors.some((other) => isIn(copy, other) || isList(copy, other))),
  );
  return (problem) =>
    faulty.has(problem) ||
    (problem.severity !== 'error' &&
      copies.some((copy) => copy !== problem && !faulty.has(copy) && isIn(copy, problem)));
};

/** What is compared with a setting is compared once that has a value of the right kind. */
const comparisons: [setting: RegExp, check: RegExp][] = [
  [/^\/(organization|facts)(\/|$)/, /^seo\/jsonld$/],
  [/^\/facts(\/|$)/, /^seo\/length$/],
  [/^\/names(\/|$)/, /^i18n\/(identical-to-source|inline-literal)$/],
];

const echoesCompared = (problems: Problem[]): ((problem: Problem) => boolean) => {
  const wrong = problems.filter((problem) => isSetting(problem) && isOfForm(problem));
  const idle = comparisons.filter(([setting]) => wrong.some(({ pointer }) => setting.test(pointer)));
  return ({ check }) => idle.some(([, own]) => own.test(check));
};

/** What follows from a faulty setting of the site or of a page, and is therefore not told. */
export const echoesOfSettings = [
  echoesCompared,
  echoesCopiedItem,
  echoesSchemas,
  echoesLanguages,
  echoesPattern,
  echoesOptions,
  echoesAbsence,
];
