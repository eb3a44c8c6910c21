import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { localesOf } from '../context/marks/placed-sections.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

/** A path for a language in which the page does not exist: the way there is written, the way back is not. */
const pathsWithoutPage = ({ source, locales }: CheckContext): Finding[] =>
  source.pages.flatMap((page) => {
    const own = localesOf(locales, page);
    return Object.keys(page.document.paths ?? {})
      .filter((locale) => locales.includes(locale) && !own.includes(locale))
      .map((locale) => ({
        file: page.file,
        page: page.document.id,
        pointer: below('/paths', locale),
        at: 'key' as const,
        message: `This page has an address in "${locale}", but "locales" does not list that language, so that the language switch cannot lead there and back. List it, or remove this address.`,
      }));
  });

/**
 * Pages on which switching the language there and back does not end where it began. Addresses that two pages share do not
 * lead back either; `route/duplicate` reports those.
 */
export const routeAsymmetric: Check = {
  id: 'route/asymmetric',
  severity: 'error',
  description: 'Switching the language and back returns to the same page.',
  advice:
    'Whoever switches the language by mistake and switches back would end on another page than before. Give the page addresses that belong together in each language. Example: a page with an address in "es" under "paths" while its "locales" lists only "en".',
  run: pathsWithoutPage,
};
