import { redirectTo } from '../../../src/engine/core/addresses/redirects.ts';
import { buildRoutes, type Manifest, type Route } from '../../../src/engine/core/addresses/routes.ts';
import { basePlace, pathPlace } from '../../../src/engine/core/checks/context/links/path-place.ts';
import { soundSource } from '../../../src/engine/core/checks/context/sound-source.ts';
import { placeName } from '../../../src/engine/core/checks/problems/place-in-words.ts';
import type { Place } from '../../../src/engine/core/checks/problems/problem.ts';
import { onlySlip } from '../../../src/engine/core/checks/suggestions/one-slip.ts';
import { counted } from '../../../src/engine/core/counted.ts';
import { configFile } from '../../../src/engine/core/file-names.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { PageFile, SiteSource } from '../../../src/engine/core/types.ts';
import type { CheckSinceCommit, SinceCommit } from './check-since-commit.ts';
import { publishedRoutes } from './published-routes.ts';

/** A site as it is now, and the new names of pages that got another one with their file. */
type Present = {
  source: SiteSource;
  hasRedirects: boolean;
  manifest: Manifest;
  pages: ReadonlyMap<string, PageFile>;
  renamed: ReadonlyMap<string, string>;
};

const withoutNames = ({ document }: PageFile): string =>
  JSON.stringify({ ...document, id: '', path: '', paths: {} });

/** The pages that are gone, each with the only page that says the same. */
const renamedPages = (before: SiteSource, pages: Present['pages']): Map<string, string> => {
  const gone = before.pages.filter(({ document }) => !pages.has(document.id));
  if (gone.length === 0) return new Map();
  const byContent = Map.groupBy([...pages], ([, page]) => withoutNames(page));
  return new Map(
    gone.flatMap((page): [string, string][] => {
      const [now, another] = byContent.get(withoutNames(page)) ?? [];
      return now === undefined || another ? [] : [[page.document.id, now[0]]];
    }),
  );
};

/** More are not written out: a page has an address or two for each language, and whoever reads this copies them. */
const mostEntries = 20;

/** The addresses that visitors had before, and that neither a page nor a redirect has now. */
const lostRoutes = ({ source: { config }, manifest }: Present, before: SiteSource): Route[] => {
  const { redirects = {} } = config;
  return publishedRoutes(before, (path) => !manifest.byPath.has(path) && !Object.hasOwn(redirects, path));
};

/** What of a page decides on its addresses where nothing else has changed: the languages that it is in, or its file's name. */
const ownPlace = ({ file, document: { id, locales } }: PageFile): Place => ({
  file,
  page: id,
  pointer: locales === undefined ? '' : '/locales',
});

/** Where it is decided on the address that a page has now. What no changed file decides has moved with its language. */
const placeOf = (
  { source, pages }: Present,
  { pageId, locale, canonical }: Route,
  former: SinceCommit['former'],
): Place => {
  const page = pages.get(pageId);
  if (!page) return { file: configFile, pointer: '/redirects', page: pageId };
  const place = canonical ? pathPlace(source, page, locale) : basePlace(source.config, page);
  const isIn = page.document.locales?.includes(locale) ?? true;
  if (isIn && former.has(place.file)) return place;
  return former.has(page.file) ? ownPlace(page) : { file: configFile, pointer: '/locales' };
};

/** Addresses that are lost, and the one place that decides on them. */
type Lost = { routes: Route[]; place: Place };

/** Where an address may lead on to; unknown for a page that is gone. */
const targetOf = ({ manifest, pages, renamed }: Present, route: Route): string => {
  const id = pages.has(route.pageId) ? route.pageId : renamed.get(route.pageId);
  return id === undefined ? 'page:…' : redirectTo(manifest, id, route);
};

/** Whose addresses are lost; the message begins with the page when they are told there. */
const ownerOf = ({ pages, renamed }: Present, { routes, place }: Lost): string => {
  const [id = '', ...others] = new Set(routes.map(({ pageId }) => pageId));
  if (others.length > 0) return counted(others.length + 1, 'page');
  const now = renamed.get(id);
  if (now !== undefined) return `the page "${id}", which is called "${now}" now`;
  if (!pages.has(id)) return `the page "${id}", which is gone`;
  return placeName(place) === undefined ? `the page "${id}"` : 'this page';
};

/** The address that a page has now in the place of one that is lost. */
const newAddress = ({ manifest }: Present, lost: Route): string | undefined =>
  manifest.routes.find(
    ({ pageId, locale, canonical }) =>
      pageId === lost.pageId && locale === lost.locale && canonical === lost.canonical,
  )?.path;

/** The old address, when it was written where the new one is, and that is a slip for it. */
const meantAddress = (now: Present, { pointer }: Place, lost: Route): string | undefined => {
  const isWritten = pointer === '/path' && lost.locale === now.source.config.defaultLocale;
  const path = isWritten || pointer.startsWith('/paths/') ? newAddress(now, lost) : undefined;
  return path === undefined ? undefined : onlySlip(path, [lost.path]);
};

/** Where old addresses are to be added, and what is to be written there. */
const additionOf = ({ hasRedirects }: Present, entries: string[], hasMore: boolean): string => {
  const listed = entries.join(', ');
  return hasRedirects
    ? `to "redirects" in ${configFile}: ${listed}${hasMore ? ' and so on' : ''}.`
    : `to ${configFile}: "redirects": { ${listed}${hasMore ? ', …' : ''} },`;
};

/** What to do before redirects are thought of: a new address may be a mistake itself. */
const remedyOf = (now: Present, routes: Route[], meant: string | undefined): string => {
  const entries = routes.slice(0, mostEntries).map((route) => `"${route.path}": "${targetOf(now, route)}"`);
  const addition = additionOf(now, entries, routes.length > mostEntries);
  if (meant !== undefined) return `Did you mean "${meant}"? If the new address is right, add ${addition}`;
  const isMoved = routes.every(({ pageId }) => now.pages.has(pageId));
  return isMoved ? `If that was no mistake, add ${addition}` : `Add ${addition}`;
};

const messageOf = (now: Present, lost: Lost, meant: string | undefined): string => {
  const { routes } = lost;
  const [first] = routes;
  const [were, lead] = routes.length === 1 ? ['was an address', 'leads'] : ['were addresses', 'lead'];
  const more = routes.length === 1 ? '' : ` and ${routes.length - 1} more`;
  return `"${first?.path}"${more} ${were} of ${ownerOf(now, lost)}, and ${lead} nowhere now: who follows an old link finds nothing. ${remedyOf(now, routes, meant)}`;
};

/**
 * The addresses that a site had before lead somewhere still; each place that decides on some that do not is told once.
 * What visitors did not get is none, and drafts of now count as pages: they are to come back.
 */
export const missingAfterRename: CheckSinceCommit = {
  id: 'redirect/missing-after-rename',
  severity: 'warning',
  description: 'What was an address of the site at the last commit is one still, or leads to another.',
  advice:
    'Bookmarks, mails, other sites and search engines keep an address for years; when it is gone, whoever comes by it finds nothing. Say where it leads now, in "redirects" of site.config.json: "/careers": "page:about-us". The command "npm run content -- rename page" does that by itself.',
  run: ({ files, before, former }) => {
    const source = soundSource(files.source);
    const pages = new Map(source.pages.map((page) => [page.document.id, page]));
    const renamed = renamedPages(soundSource(before), pages);
    const hasRedirects = objectOf(files.source.config).redirects !== undefined;
    const manifest = buildRoutes(source.config, source.pages);
    const now: Present = { source, hasRedirects, pages, renamed, manifest };
    const placed = lostRoutes(now, before).map((route) => ({ route, place: placeOf(now, route, former) }));
    const groups = Map.groupBy(placed, ({ place }) => JSON.stringify(place));
    return [...groups.values()].flatMap((group) => {
      const routes = group.map(({ route }) => route);
      return group.slice(0, 1).map(({ place, route }) => {
        const meant = meantAddress(now, place, route);
        const suggestion = meant === undefined ? {} : { suggestion: meant };
        return { ...place, message: messageOf(now, { routes, place }, meant), ...suggestion };
      });
    });
  },
};
