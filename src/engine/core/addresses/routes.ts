import type { CollectionConfig, LocaleConfig, SiteConfig } from '../../../generated/types.ts';
import type { PageFile } from '../types.ts';
import { pageIdOf } from './page-link.ts';

/** One address: which page it shows in which language. Aliases show a page whose canonical address is another. */
export type Route = {
  path: string;
  pageId: string;
  locale: string;
  canonical: boolean;
  status: 200 | 404;
  /** Nothing of the page is translated into this language: it shows the words of the default language. */
  fallback?: true;
};

/**
 * An address pattern of a collection: its text, and what stands before and after the slug. `own` says that it is written
 * for its language alone. Only the pattern of all languages carries the slug as a route parameter.
 */
export type CollectionPattern = {
  text: string;
  before: string;
  after: string;
  collection: string;
  locale: string;
  own: boolean;
};

/** Every address of the site, in both directions. */
export type Manifest = {
  routes: Route[];
  byPath: Map<string, Route>;
  byPage: Map<string, Map<string, Route>>;
  patterns: CollectionPattern[];
  entries: Map<string, string>;
  notFound: Map<string, string>;
  config: SiteConfig;
};

/** What stands for an entry in the address pattern of its collection. */
export const slot = '{slug}';
const entryKey = (collection: string, slug: string) => `${collection}/${slug}`;

/** A path in another language: the suffix joins the first segment (specification, section 2). */
export const suffixedPath = (path: string, suffix: string): string => {
  const end = path.indexOf('/', 1);
  return end === -1 ? path + suffix : path.slice(0, end) + suffix + path.slice(end);
};

const collectionPath = (collection: CollectionConfig | undefined, locale: string, slug: string) =>
  collection?.paths?.[locale]?.replaceAll(slot, slug);

/** How a collection writes the addresses of its entries in a language. */
export const entryPattern = (
  { path, paths }: CollectionConfig,
  { locale, suffix }: Pick<LocaleConfig, 'locale' | 'suffix'>,
): string => paths?.[locale] ?? suffixedPath(path, suffix);

const pathsOf = (
  file: PageFile,
  locale: LocaleConfig,
  config: SiteConfig,
): { main: string; alias?: string } => {
  const { document, collection: name, slug = '' } = file;
  const collection = name === undefined ? undefined : config.collections?.[name];
  const base = document.path ?? collection?.path.replaceAll(slot, slug) ?? `/${document.id}`;
  const usual = suffixedPath(base, locale.suffix);
  const main = document.paths?.[locale.locale] ?? collectionPath(collection, locale.locale, slug) ?? usual;
  return main === usual ? { main } : { main, alias: usual };
};

/** The routes of one page in one language: its canonical address first, then the alias that also shows it. */
const pageRoutes = (file: PageFile, locale: LocaleConfig, config: SiteConfig): Route[] => {
  const { main, alias } = pathsOf(file, locale, config);
  const shared = {
    pageId: file.document.id,
    locale: locale.locale,
    status: file.document.status ?? 200,
    ...(file.fallback?.includes(locale.locale) ? { fallback: true as const } : {}),
  };
  const canonical = { ...shared, path: main, canonical: true };
  return alias === undefined ? [canonical] : [canonical, { ...shared, path: alias, canonical: false }];
};

/** Every address pattern of every collection, in the order in which an address is looked up. */
export const collectionPatterns = (config: SiteConfig): CollectionPattern[] =>
  Object.entries(config.collections ?? {}).flatMap(([collection, settings]) =>
    config.locales.flatMap(({ locale, suffix }) => {
      const dedicated = settings.paths?.[locale];
      const all = [
        { text: suffixedPath(settings.path, suffix), own: false },
        ...(dedicated === undefined ? [] : [{ text: dedicated, own: true }]),
      ];
      return all.map(({ text, own }) => {
        const [before = '', after = ''] = text.split(slot);
        return { text, before, after, collection, locale, own };
      });
    }),
  );

/** What an address has in the place of the slug; undefined if it is not of the pattern. */
export const slugIn = (
  { before, after }: Pick<CollectionPattern, 'before' | 'after'>,
  path: string,
): string | undefined => {
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const slug = path.slice(before.length, path.length - after.length);
  return slug === '' || slug.includes('/') ? undefined : slug;
};

const inLocale = (file: PageFile, locale: string) => file.document.locales?.includes(locale) ?? true;

/** The manifest of a checked site. Duplicate paths are the checks' business: here the first one wins. */
export const buildRoutes = (config: SiteConfig, pages: PageFile[]): Manifest => {
  const routes = config.locales.flatMap((locale) =>
    pages.filter((file) => inLocale(file, locale.locale)).flatMap((file) => pageRoutes(file, locale, config)),
  );
  const byPath = new Map<string, Route>();
  const byPage = new Map<string, Map<string, Route>>();
  for (const route of routes) {
    if (!byPath.has(route.path)) byPath.set(route.path, route);
    const ofPage = byPage.get(route.pageId) ?? new Map<string, Route>();
    if (route.canonical) ofPage.set(route.locale, route);
    byPage.set(route.pageId, ofPage);
  }
  const entries = new Map(
    pages.flatMap(({ collection, slug, document }) =>
      collection === undefined || slug === undefined
        ? []
        : [[entryKey(collection, slug), document.id] as const],
    ),
  );
  const notFound = new Map(
    Object.entries(config.collections ?? {}).map(([name, { notFound: page }]) => [
      name,
      pageIdOf(page ?? config.notFound),
    ]),
  );
  return { routes, byPath, byPage, patterns: collectionPatterns(config), entries, notFound, config };
};

/** The language of any path: that of the suffix it contains, else the default (specification, section 4). */
export const localeOfPath = (config: SiteConfig, path: string): string =>
  config.locales.find(({ suffix }) => suffix !== '' && path.includes(suffix))?.locale ?? config.defaultLocale;

const canonicalRoute = (manifest: Manifest, pageId: string, locale: string): Route | undefined =>
  manifest.byPage.get(pageId)?.get(locale) ?? manifest.byPage.get(pageId)?.get(manifest.config.defaultLocale);

/** The entry that a slug names, in the pattern's language; else the not-found page in the language of the whole path. */
const entryRoute = (manifest: Manifest, { collection, locale }: CollectionPattern, { slug, path }: Asked) => {
  const entry = manifest.entries.get(entryKey(collection, slug));
  if (entry !== undefined) return canonicalRoute(manifest, entry, locale);
  const missing = manifest.notFound.get(collection) ?? '';
  return canonicalRoute(manifest, missing, localeOfPath(manifest.config, path));
};

type Asked = { slug: string; path: string };

const patternRoute = (manifest: Manifest, path: string, query: string | undefined): Route | undefined => {
  for (const pattern of manifest.patterns) {
    const slug = slugIn(pattern, path);
    if (slug === undefined) continue;
    return entryRoute(manifest, pattern, { slug: pattern.own ? (query ?? slug) : slug, path });
  }
  return undefined;
};

/**
 * The route that a visitor's address shows. An entry takes its slug from the route parameter, else from the
 * query parameter `slug`, else from the last path segment; what is unknown gets the not-found page of its kind
 * in the language of the path (specification, section 2).
 */
export const findRoute = (manifest: Manifest, path: string, query?: string): Route | undefined => {
  const exact = manifest.byPath.get(path);
  if (exact && query === undefined) return exact;
  const byPattern = patternRoute(manifest, path, query);
  if (byPattern) return byPattern;
  return (
    exact ?? canonicalRoute(manifest, pageIdOf(manifest.config.notFound), localeOfPath(manifest.config, path))
  );
};

/** The canonical path of a page in a language, or undefined when the page does not exist in it. */
export const pathOfPage = (manifest: Manifest, pageId: string, locale: string): string | undefined =>
  manifest.byPage.get(pageId)?.get(locale)?.path;

/** The page at the address of the site itself; undefined if there is none. */
export const homePageOf = ({ byPath }: Pick<Manifest, 'byPath'>): string | undefined =>
  byPath.get('/')?.pageId;
