import { camelCase } from '../context/words/key-parts.ts';
import { lastStep, type Problem, parentKey, placeKey, steps } from '../problem.ts';
import type { Echo } from './echo.ts';
import { isErrorOutsideLocales } from './is-error-outside-locales.ts';
import { isLeftoverKey } from './is-leftover-key.ts';

/** The place where pages look for texts that have moved. */
const homeOf = ({ names: [home = '', other] = [] }: Problem): string =>
  other === undefined ? `/${home.replaceAll('.', '/')}` : '/';

/** The two groups that have each other's texts. */
const exchangedIn = ({ names = [] }: Problem): string[] =>
  names.length === 2 ? names.map((group) => `/${group.replaceAll('.', '/')}/`) : [];

/** Whatever is wrong with the texts of two groups in each other's places follows from that. */
const echoesExchangedGroups: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const groups = moved.flatMap((problem) => exchangedIn(problem).map((group) => problem.file + group));
  const isIn = ({ file, pointer }: Pick<Problem, 'file' | 'pointer'>) =>
    groups.some((group) => `${file}${pointer}/`.startsWith(group));
  return (problem) =>
    problem.check !== 'i18n/moved-group' &&
    (isIn(problem) || (problem.origin !== undefined && isIn(problem.origin)));
};

/**
 * Texts in the wrong group are looked at where they belong. Texts that came to the place of others have mostly been
 * exchanged with them.
 */
const echoesMovedGroup: Echo = (problems) => {
  const moved = problems.filter(({ check }) => check === 'i18n/moved-group');
  const [first] = moved;
  const homes = moved.map(homeOf);
  const isOfBoth = ({ file, pointer }: Problem) =>
    file === first?.file && (homes.includes(pointer) || moved.some((other) => other.pointer === pointer));
  return (problem) => {
    if (problem.check === 'i18n/type-mismatch') return isOfBoth(problem);
    const isIn = (around: string) => around !== '/' && `${problem.pointer}/`.startsWith(`${around}/`);
    if (problem.check === 'i18n/moved-group')
      return (
        (problem !== first && problem.file === first?.file && homeOf(problem) === first.pointer) ||
        moved.some(
          ({ file, pointer }) => file === problem.file && pointer !== problem.pointer && isIn(pointer),
        )
      );
    return (
      problem.severity !== 'error' &&
      moved.some((other) => other.file === problem.file && (isIn(other.pointer) || isIn(homeOf(other))))
    );
  };
};

/**
 * Problems of a file with another one's texts, or compared with such a file, say nothing. A new language, which is only
 * a warning, may still lack what keeps the site from being built.
 */
const echoesWrongFile: Echo = (problems) => {
  const told = problems.filter(({ check }) => check === 'i18n/wrong-file');
  const wrong = new Map(told.map(({ file, severity }) => [file, severity]));
  // Every translation is compared with the default language, and only the file of that is an error.
  const isSource = told.some(({ severity }) => severity === 'error');
  return ({ check, file, origin, severity }) =>
    /^(i18n|content|seo|a11y)\//.test(check) &&
    check !== 'i18n/wrong-file' &&
    !(severity === 'error' && wrong.get(file) === 'warning') &&
    (wrong.has(file) || wrong.has(origin?.file ?? '') || (isSource && file.startsWith('locales/')));
};

/** Words of a section that the layout has lost, and links to it, follow from that. */
const echoesLostSection: Echo = (problems) => {
  const lost = problems.filter(({ check }) => check === 'ref/lost-section');
  return ({ check, pointer, names: [anchor] = [] }) =>
    (lost.length > 0 && check.startsWith('ref/orphan-')) ||
    lost.some(
      ({ names = [] }) =>
        (isLeftoverKey(check) && names.includes(steps(pointer)[0] ?? '')) ||
        (check === 'link/broken-anchor' && names.includes(anchor ?? '')),
    );
};

/** An entry that is gone, and that pages link to as well, is reported at those links. */
const echoesGoneEntry: Echo = (problems) => {
  const gone = new Set(
    problems.flatMap(({ check, names = [] }) => (check === 'ref/missing-entry' ? names : [])),
  );
  const links = problems.filter(({ check }) => check === 'ref/missing-entry');
  const isAtLink = ({ file, pointer }: Problem) =>
    links.some((link) => link.file === file && link.pointer === pointer);
  return (problem) =>
    problem.check === 'ref/unknown-entry' && (isAtLink(problem) || gone.has(problem.names?.[0] ?? ''));
};

/** The properties that may show a text: "form.title" is that of "title" or "formTitle". */
const namesFor = (pointer: string): string[] => {
  const name = lastStep(pointer);
  return [name, camelCase(`${steps(pointer).at(-2)}-${name}`)];
};

/**
 * A property may name a text of another place on purpose: it is misplaced only if no page shows the text beside it.
 * Nothing else is reported of words in the wrong property.
 */
const echoesMisplacedKey: Echo = (problems) => {
  const isNamed = ({ check }: Problem) => check === 'i18n/misplaced-key';
  const isLeft = ({ check }: Problem) => isLeftoverKey(check);
  const named = problems.filter(isNamed);
  if (named.length === 0) return () => false;
  const left = new Set(problems.filter(isLeft).map(({ pointer }) => pointer));
  const isOfWords = ({ check }: Problem) =>
    /^(seo\/length|i18n\/(max-length|unlike-others)|form\/unknown-rule)$/.test(check);
  const told = new Set(problems.filter((problem) => !isNamed(problem) && !isOfWords(problem)).map(placeKey));
  // What should show the text is missing, and its neighbors only seem to mean it.
  const absent = new Set(problems.flatMap(({ missing }) => missing ?? []));
  const isAbsent = ({ origin }: Problem) => namesFor(origin?.pointer ?? '').some((name) => absent.has(name));
  // What is left over is told, and asked for, only as long as no page has an error.
  const isUnasked = problems.some(isErrorOutsideLocales);
  const isIdle = (problem: Problem) =>
    (isUnasked && problem.origin !== undefined) ||
    told.has(placeKey(problem)) ||
    isAbsent(problem) ||
    (problem.origin !== undefined && !left.has(problem.origin.pointer));
  const open = named.filter((problem) => !isIdle(problem));
  // Which of several left texts was meant cannot be known.
  const stay = new Set(
    [...Map.groupBy(open, placeKey).values()].flatMap((group) => (group.length > 1 ? [] : group)),
  );
  const meant = new Set([...stay].map(({ origin }) => origin?.pointer));
  const exchanged = [...stay].filter(({ origin }) => origin === undefined);
  const pages = new Set(exchanged.map(({ page }) => page));
  const misnamed = new Set([...stay].map((problem) => problem.page));
  const objects = new Set([...stay].map(parentKey));
  return (problem) => {
    const { pointer, page, severity } = problem;
    if (isNamed(problem)) return !stay.has(problem);
    if (isLeft(problem)) return meant.has(pointer);
    // A rule of a form stands beside all pages, and the message that says another number is on one of them.
    const isOfPages = page === undefined ? stay.size > 0 && severity === 'warning' : pages.has(page);
    // An item says one text twice because one of its properties names the text of the other.
    if (problem.check === 'content/repeated-item') return objects.has(parentKey(problem));
    if (problem.check === 'a11y/duplicate-landmark-label') return misnamed.has(page);
    return isOfWords(problem) && isOfPages;
  };
};

/** A page that lies in the wrong folder is missing where a list singles it out, and has no place or address there. */
const echoesFolder: Echo = (problems) => {
  const pages = new Set(
    problems.flatMap(({ check, page }) => (check === 'ref/collection-folder' && page ? [page] : [])),
  );
  return ({ check, page = '', names: [entry = ''] = [] }) =>
    (check === 'ref/unknown-entry' && pages.has(entry)) ||
    (/^(content\/duplicate-order|route\/reserved)$/.test(check) && pages.has(page));
};

/** What follows from words, sections and entries that are in the wrong place. */
export const echoesOfMisplaced = {
  echoesMisplacedKey,
  echoesGoneEntry,
  echoesExchangedGroups,
  echoesMovedGroup,
  echoesWrongFile,
  echoesLostSection,
  echoesFolder,
};
