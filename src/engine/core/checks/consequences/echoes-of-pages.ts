import { configFile, isLocaleFile } from '../../file-names.ts';
import { parentKey, parentKeysOf, placeKey } from '../problems/place-keys.ts';
import { above, isInItself } from '../problems/pointer-steps.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { echoesKeyName } from './echoes-key-name.ts';
import { echoesPublication } from './echoes-publication.ts';
import { isLeftover } from './is-leftover-key.ts';
import { meantPlace } from './meant-place.ts';
import { onlyWorst } from './only-worst.ts';

/** The problems of one address in their order: its form, its language, that it is taken, and last that it is a slip. */
const addressChecks = [
  'route/bad-path',
  'route/reserved',
  'route/suffix-collision',
  'route/duplicate',
  'route/misspelt-path',
];

const echoesAddress = onlyWorst(({ check }) => addressChecks.indexOf(check), placeKey);

/** What is said of words that a page shares with another: those of a copy are not its own. */
const ofWords = /^(seo\/duplicate-title|i18n\/(inline-mismatch|stale|unrecorded))$/;

/** If a copy of a page is reported, the words and the place that it shares with the original follow from that. */
const echoesPageCopy: Echo = (problems) => {
  const told = (pattern: RegExp) => problems.some(({ check, pointer }) => pattern.test(`${check}${pointer}`));
  const pagesOf = (pattern: RegExp) =>
    new Set(problems.flatMap(({ check, page }) => (pattern.test(check) && page) || []));
  const isCopy = told(/^(schema\/duplicate-id\/id$|route\/duplicate\/)/);
  const copies = pagesOf(/^(seo\/duplicate-title|content\/copied-page)$/);
  const withOtherWords = new Set(
    problems.flatMap(({ check, file }) => (check === 'content/copied-page' ? [file] : [])),
  );
  const copiedPages = pagesOf(/^content\/copied-page$/);
  const atOneAddress = pagesOf(/^route\/duplicate$/);
  return ({ check, file, origin, page = '', named }) => {
    if (check === 'route/not-found-status') return atOneAddress.has(page);
    // Two entries with one place: reported at either of them.
    if (check === 'content/duplicate-order')
      return isCopy || [page, ...(named?.pages ?? [])].some((id) => copies.has(id));
    if (ofWords.test(check) && withOtherWords.has(origin?.file ?? file)) return true;
    // Of words in a locale file nobody knows which of the two pages shows them by mistake.
    if (/^seo\/duplicate-/.test(check) && withOtherWords.size > 0 && isLocaleFile(file)) return true;
    if (isCopy && /^(seo\/duplicate-|content\/copied-page)/.test(check)) return true;
    // Where nobody knows which page was first, the title may be told on the original.
    if (/^seo\/duplicate-/.test(check) && named?.pages?.some((id) => copiedPages.has(id))) return true;
    return /^(seo\/duplicate-description|ref\/orphan-page)$/.test(check) && copies.has(page);
  };
};

/** Of two pages with each other's "meta" the one has the other's "noindex", too. */
const echoesExchangedMeta: Echo = (problems) => {
  const isExchange = ({ check, pointer }: Problem) => check === 'content/copied-page' && pointer === '/meta';
  const files = new Set(
    problems
      .filter(isExchange)
      .flatMap(({ file, elsewhere = [] }) => [file, ...elsewhere.map((at) => at.file)]),
  );
  return ({ check, file }) => files.has(file) && /^(ref\/orphan-page|seo\/noindex-linked)$/.test(check);
};

/** A page that a typist gave languages that do not exist has none to switch between. */
const echoesUnknownLanguage: Echo = (problems) => {
  const pages = new Set(
    problems.flatMap(({ check, page }) => (check === 'route/missing-locale' && page) || []),
  );
  return ({ check, page = '' }) => check === 'route/asymmetric' && pages.has(page);
};

/** A page that has the name of another is not the one that settings mean. */
const echoesPageName: Echo = (problems) => {
  const isExchange = ({ check, tells }: Problem) => check === 'ref/page-name' && tells === 'exchange';
  const isTold = problems.some(isExchange);
  const taken = new Set(
    problems.flatMap(({ check, pointer, file }) =>
      check === 'ref/missing-entry' && pointer === '/id' ? [file] : [],
    ),
  );
  return ({ check, file, pointer }) =>
    (isTold && /^(route\/not-found-status|seo\/noindex-linked|ref\/unknown-entry)$/.test(check)) ||
    // Pages in each other's files have taken their addresses along.
    (isTold && check === 'ref/exchanged' && pointer === '/path') ||
    (check === 'route/not-found-status' && taken.has(file));
};

/** The checks of pages that must have a certain address: the home page, and the one for unknown addresses. */
const isOfCertainAddress = ({ check }: Problem): boolean => /^route\/(no-home|not-found-path)$/.test(check);

/** What is wrong with the names at the top of a page: what it lacks may be gone with another, or stand under another. */
const isOfOuterNames = ({ check, pointer, at, missing }: Problem): boolean =>
  check === 'schema/page' && (at === 'key' ? above(pointer) === '' : pointer === '' && missing !== undefined);

/**
 * A page of a certain address whose address is no address, or that of another page, is told at that address; one whose
 * address is lost with another name at that.
 */
const echoesCertainAddress: Echo = (problems) => {
  const nameless = new Set(problems.filter(isOfOuterNames).map(({ file }) => file));
  const ofAddress = problems.filter((problem) => problem.pointer === '/path' && !isOfCertainAddress(problem));
  const wrong = new Set(ofAddress.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isExchanged = ofAddress.some(({ check }) => check === 'ref/exchanged');
  return (problem) =>
    isOfCertainAddress(problem) &&
    (wrong.has(problem.file) ||
      (problem.missing === 'path' && nameless.has(problem.file)) ||
      (isExchanged && problem.check === 'route/not-found-path'));
};

/** A section that should not be in the layout is not also compared with every page. */
const echoesLayout: Echo = (problems) => {
  const isWrong = problems.some(
    ({ check, file }) =>
      /^schema\/(section-not-allowed-here|duplicate-id)$/.test(check) && file === configFile,
  );
  return ({ check, file }) =>
    isWrong && file !== configFile && /^(schema\/(duplicate-id|section-limit)$|a11y\/)/.test(check);
};

const ofPlaces = /^(layout|sections|before|after|error|type|id)$/;

/** Sections, or their ids, that cannot be read are no places that a link could lead to. */
const echoesPlaces: Echo = (problems) => {
  const isPlace = (problem: Problem) =>
    problem.severity === 'error' &&
    /^(schema|config)\//.test(problem.check) &&
    (problem.missing === undefined || ofPlaces.test(problem.missing)) &&
    /^\/?((layout|sections)(\/(before|after|error))?(\/\d+)?(\/(props\/)?id)?)?$/.test(meantPlace(problem));
  const isLost = problems.some(isPlace);
  return ({ check }) => isLost && check === 'link/broken-anchor';
};

/** A faulty section may be the one with the heading; the words of a lost section, and what it showed, are left over. */
const echoesHeading: Echo = (problems) => {
  const faulty = new Set(
    problems
      .filter(({ severity, pointer }) => severity === 'error' && /^(\/sections|$)/.test(pointer))
      .map(({ file }) => file),
  );
  const isHeading = ({ check }: Problem) => check === 'a11y/main-heading';
  const isTold = problems.some((problem) => isHeading(problem) && !faulty.has(problem.file));
  return (problem) =>
    (isHeading(problem) && faulty.has(problem.file)) ||
    (isTold && (isLeftover(problem) || problem.check === 'link/broken-anchor'));
};

/** An id, words for search engines, and sections. */
const neededByPages = 3;

/** A file that holds something else than a page has nothing that a page needs. */
const echoesNoPage: Echo = (problems) => {
  // A document with other names instead may belong elsewhere: `ref/misplaced-file`.
  const isNone = ({ check, pointer, missing, lacks, named }: Problem) =>
    check === 'schema/page' &&
    pointer === '' &&
    (missing === undefined || (lacks === neededByPages && named === undefined));
  const files = new Set(problems.filter(isNone).map(({ file }) => file));
  return (problem) => files.has(problem.file) && !isNone(problem) && !problem.check.startsWith('json/');
};

/** What a group lacks that contains itself is in the inner one. */
const echoesInner: Echo = (problems) => {
  const outer = new Set(
    problems
      .filter(
        ({ check, at, pointer }) => /^schema|option$/.test(check) && at === 'key' && isInItself(pointer),
      )
      .map(parentKey),
  );
  return ({ file, pointer, missing }) => missing !== undefined && outer.has(placeKey({ file, pointer }));
};

/** Two items whose links were exchanged have, as they stand, each other's icons. */
const echoesIcon: Echo = (problems) => {
  const wrong = new Set(problems.filter(({ check }) => check.startsWith('link/')).map(parentKey));
  return (problem) =>
    problem.check === 'ref/exchanged' &&
    problem.pointer.endsWith('/icon') &&
    parentKeysOf(problem).some((object) => wrong.has(object));
};

/** What follows from an address, a copy, a time or a name that is reported already. */
export const echoesOfPages = {
  echoesNoPage,
  echoesInner,
  echoesHeading,
  echoesAddress,
  echoesCertainAddress,
  echoesLayout,
  echoesPlaces,
  echoesPageCopy,
  echoesExchangedMeta,
  echoesUnknownLanguage,
  echoesPageName,
  echoesPublication,
  echoesIcon,
  echoesKeyName,
} satisfies Record<string, Echo>;
