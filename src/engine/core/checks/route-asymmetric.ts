import { alternatesOf, findRoute, pathOfPage, type Route } from '../routes.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { pathPlace } from './context/path-place.ts';
import { localesOf } from './context/placed-sections.ts';
import { below, type Finding } from './problem.ts';

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
        message: `This page has an address in "${locale}", but "locales" does not list that language, so that the language switch cannot lead there and back.`,
      }));
  });

const returns = ({ manifest }: CheckContext, from: Route, to: Route): boolean => {
  const arrived = findRoute(manifest, to.path);
  return arrived !== undefined && pathOfPage(manifest, arrived.pageId, from.locale) === from.path;
};

/** Addresses that two pages share do not lead back either; `route/duplicate` reports those. */
const sharedPaths = ({ manifest }: CheckContext): Set<string> => {
  const seen = new Set<string>();
  return new Set(manifest.routes.map(({ path }) => path).filter((path) => seen.size === seen.add(path).size));
};

const brokenSwitches = (context: CheckContext): Finding[] => {
  const shared = sharedPaths(context);
  return [...context.pages.values()].flatMap((page) => {
    const routes = alternatesOf(context.manifest, page.document.id).filter(({ path }) => !shared.has(path));
    const broken = routes.flatMap((from) =>
      routes.filter((to) => !returns(context, from, to)).map((to) => ({ from, to })),
    );
    return broken.slice(0, 1).map(({ from, to }) => ({
      ...pathPlace(context.source, page, to.locale),
      message: `Switching the language leads from ${from.path} to ${to.path}, but not back.`,
    }));
  });
};

/** Pages on which switching the language there and back does not end where it began. */
export const routeAsymmetric: Check = {
  id: 'route/asymmetric',
  severity: 'error',
  description: 'Switching the language and back returns to the same page.',
  advice:
    'Whoever switches the language by mistake and switches back would end on another page than before. Give the page addresses that belong together in each language. Example: a detail page whose Spanish address is that of the overview.',
  run: (context) => [...pathsWithoutPage(context), ...brokenSwitches(context)],
};
