import { parentKeysOf, placeKey, placeKeysOf } from '../problems/place-keys.ts';
import type { Problem } from '../problems/problem.ts';
import type { Echo } from './echo.ts';
import { isErrorOutsideLocales } from './is-error-outside-locales.ts';

/**
 * Links that have the words of another lead, as they stand, where the other should; what a title should emphasize stands
 * where its words are.
 */
const echoesOtherLabels: Echo = (problems) => {
  const named = problems.filter(({ check }) => check === 'i18n/misplaced-key');
  const wrong = new Set(named.flatMap(parentKeysOf));
  return (problem) =>
    /^(a11y\/link-text|content\/emphasis)$/.test(problem.check) &&
    parentKeysOf(problem).some((object) => wrong.has(object));
};

const isUnlike = ({ check }: Problem) => check === 'i18n/unlike-others';

/**
 * A value that all other pages have elsewhere may be a second heading or too long where it is. On a page with an error
 * anything may have moved, and sections with each other's ids are compared with the wrong ones.
 */
const echoesUnlike: Echo = (problems) => {
  const isExchangedId = ({ check, pointer }: Problem) => check === 'ref/exchanged' && pointer.endsWith('/id');
  const strange = problems.filter((problem) => isErrorOutsideLocales(problem) || isExchangedId(problem));
  const faulty = new Set(strange.map(({ file }) => file));
  const unlike = problems.filter(isUnlike);
  const pages = new Set(unlike.map(({ page }) => page));
  const spots = new Set(unlike.flatMap(placeKeysOf));
  return (problem) => {
    const { check, page } = problem;
    if (isUnlike(problem)) return faulty.has(problem.file);
    return (
      (check === 'a11y/duplicate-landmark-label' && pages.has(page)) ||
      (/^(a11y\/link-text|i18n\/max-length|seo\/length)$/.test(check) && spots.has(placeKey(problem)))
    );
  };
};

/** A misspelt name only looks as if it was exchanged with another one. */
const echoesMisspelt: Echo = (problems) => {
  const misspelt = problems.filter(({ check }) => /^i18n\/missing-(key|translation)$/.test(check));
  const spots = new Set(misspelt.map(placeKey));
  return (problem) =>
    problem.check === 'i18n/misplaced-key' &&
    problem.also !== undefined &&
    placeKeysOf(problem).some((spot) => spots.has(spot));
};

/** Pages with each other's texts have each other's search results. */
const echoesOtherPage: Echo = (problems) => {
  const pages = new Set(
    problems.flatMap(({ check, named }) => (check === 'ref/exchanged' && named?.pages) || []),
  );
  return ({ check, page }) => page !== undefined && pages.has(page) && check.startsWith('seo/');
};

/** What follows from an exchange, or from a value where all other pages of a collection have something else. */
export const echoesOfExchanges = {
  echoesOtherPage,
  echoesMisspelt,
  echoesOtherLabels,
  echoesUnlike,
} satisfies Record<string, Echo>;
