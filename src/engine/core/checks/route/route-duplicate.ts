import type { Route } from '../../addresses/routes.ts';
import { configFile } from '../../file-names.ts';
import { meet } from '../../publication/span.ts';
import type { PageFile } from '../../types.ts';
import { localeConfigOf } from '../../words/locale-config-of.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { namedPages } from '../context/links/configured-links.ts';
import { pathPlace } from '../context/links/path-place.ts';
import { isOwnPath } from '../context/own-names.ts';
import { repeats } from '../context/repeats.ts';
import { spanOfPage } from '../context/spans.ts';
import { oncePerPlace } from '../problems/place-keys.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { withRemedy } from '../problems/with-remedy.ts';

/** The address must be changed on the page, also where a collection gave it. */
const placeOnPage = ({ source, pages }: CheckContext, { pageId, locale, canonical }: Route) => {
  const page = pages.get(pageId);
  if (!page) return undefined;
  const place = pathPlace(source, page, locale);
  const pointer = page.document.path === undefined ? '/id' : '/path';
  return place.file === page.file && canonical ? place : { file: page.file, page: pageId, pointer };
};

const finding = (context: CheckContext, route: Route, first: Route): Finding[] => {
  const place = placeOnPage(context, route);
  if (!place) return [];
  const other =
    first.pageId === route.pageId
      ? `this page already in ${first.locale}`
      : `the page "${first.pageId}" (${context.pages.get(first.pageId)?.file})`;
  return [
    {
      ...place,
      ...withRemedy(`The address ${route.path} is that of ${other}.`, 'Give one of them another address.'),
    },
  ];
};

/** Whether an entry gets its address from its collection: such an address is rightfully its own. */
const isByPattern = ({ collection, document }: PageFile): boolean =>
  collection !== undefined && document.path === undefined;

/** Whether an address is rightfully a page's own: given by its collection, or named after its file. */
const isRightful = ({ pages, source }: CheckContext, { pageId, path, locale, canonical }: Route): boolean => {
  const page = pages.get(pageId);
  if (!page) return false;
  const isGiven = page.document.paths?.[locale] === undefined || !canonical;
  if (isGiven && isByPattern(page)) return true;
  const { suffix = '' } = localeConfigOf(source.config, locale) ?? {};
  const own = path.endsWith(suffix) ? path.slice(0, path.length - suffix.length) : path;
  return isOwnPath(page, isGiven ? (page.document.path ?? path) : own || '/');
};

const wordsOf = (name: string): string[] => name.split(/[/-]/).map((word) => word.replace(/s$/, ''));

/** How many words of its address a page is called by: solution-not-found by one of /solutions/404. */
const sharedWords = ({ path, pageId }: Route): number => {
  const own = new Set(wordsOf(pageId));
  return wordsOf(path).filter((word) => word !== '' && own.has(word)).length;
};

/** Whether, of two pages at one address, the first one told has the better right to it. */
const isOfFirst = (context: CheckContext, known: Route, route: Route): boolean => {
  const [own, its] = [isRightful(context, known), isRightful(context, route)];
  if (own !== its || known.pageId === route.pageId) return own || !its;
  const named = namedPages(context);
  if (named.has(known.pageId) !== named.has(route.pageId)) return named.has(known.pageId);
  return sharedWords(known) >= sharedWords(route);
};

/** Two languages with one pattern share the addresses of all entries: that is one fault, of the pattern. */
const samePattern = ({ source, pages }: CheckContext, route: Route, first: Route): Finding[] | undefined => {
  const name = pages.get(route.pageId)?.collection;
  const { paths = {} } = (name === undefined ? undefined : source.config.collections?.[name]) ?? {};
  if (name === undefined || paths[route.locale] === undefined) return undefined;
  const message = `With this pattern every page has the same address in "${route.locale}" as in "${first.locale}", such as ${route.path}. Write another pattern here.`;
  return [{ file: configFile, pointer: below('/collections', name, 'paths', route.locale), message }];
};

/** A page may take over an address when another has had its time. */
const areShownTogether = (context: CheckContext, one: Route, other: Route): boolean =>
  meet(spanOfPage(context, one.pageId), spanOfPage(context, other.pageId));

/** Two pages, or two languages of a page, at one address. */
export const routeDuplicate: Check = {
  id: 'route/duplicate',
  severity: 'error',
  description: 'Every page has an address of its own in each of its languages.',
  advice:
    'Two pages with one address cannot both be shown, so one of them would be lost. Give one of them another "path", or remove it. Example: "/offers" in pages/offers.json and in pages/promotions.json.',
  run: (context) => {
    const told = new Set<string>();
    const copies = duplicatedIds(context);
    const ofOnePath = repeats(context.manifest.routes, ({ path }) => path);
    const findings = ofOnePath.flatMap(([route, known]) => {
      if (copies.has(route.pageId)) return [];
      const pattern = known.pageId === route.pageId ? samePattern(context, route, known) : undefined;
      if (pattern) return pattern;
      if (!areShownTogether(context, known, route)) return [];
      const [own, other] = isOfFirst(context, known, route) ? [route, known] : [known, route];
      const pair = `${own.pageId} ${other.pageId}`;
      // Two pages that meet in every language: one is a copy, which is reported at the first address.
      if (own.pageId !== other.pageId && told.has(pair)) return [];
      told.add(pair);
      return finding(context, own, other);
    });
    return oncePerPlace(findings);
  },
};

/** Two pages of one id share their addresses too; `schema/duplicate-id` reports them. */
const duplicatedIds = ({ source }: CheckContext): Set<string> =>
  new Set(repeats(source.pages, ({ document }) => document.id).map(([{ document }]) => document.id));
