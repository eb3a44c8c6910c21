import { alternatesOf } from '../addresses/alternates-of.ts';
import { canonicalPath } from '../addresses/indexing.ts';
import { resolveLink } from '../addresses/resolve-link.ts';
import type { Route } from '../addresses/routes.ts';
import { perSource } from '../memory/per-source.ts';
import type { Site } from '../site.ts';
import type { ResolvedPage } from '../types.ts';
import { dirOf } from '../words/locale-config-of.ts';
import { collectionOfMissing } from './collection-of-missing.ts';
import { iconsOf } from './icons-of.ts';
import { sectionResolvers, sectionsOf, shownSections } from './resolve-sections.ts';
import { resolversOf } from './resolvers-of.ts';

type Drawings = ResolvedPage['icons'];

const rememberedLists = 100;

/** The drawings of the icons that pages name together. There are few such lists, and many pages for each. */
const drawings = perSource<Drawings>(rememberedLists);

const iconDrawings = ({ source }: Site, names: Set<string>): Drawings => {
  const sorted = [...names].sort();
  const draw = () =>
    Object.fromEntries(
      sorted.flatMap((name) => {
        const drawing = source.icons[name];
        return drawing ? [[name, drawing]] : [];
      }),
    );
  return drawings(source, sorted.join(' '), draw);
};

/** The collection of a page: that of the entry, or that for whose missing entries the page is shown. */
const collectionOf = ({ pages, source }: Site, pageId: string): string =>
  pages.get(pageId)?.collection ?? collectionOfMissing(source.config, pageId)?.[0] ?? '';

const parentOf = (site: Site, { pageId, locale }: Route): { parent?: string } => {
  const collection = collectionOf(site, pageId);
  const overview = site.source.config.collections?.[collection]?.overview;
  return overview === undefined ? {} : { parent: resolveLink(site.manifest, overview, locale) };
};

/**
 * The final page of a route: words in its language, links as addresses, lists filled in, pictures with their
 * sizes, the layout's sections around it. Pure: the same site and route give the same page.
 */
export const resolvePage = (site: Site, route: Route): ResolvedPage => {
  const { config } = site.source;
  const file = site.pages.get(route.pageId);
  if (!file) throw new Error(`The route ${route.path} shows the page ${route.pageId}, which does not exist`);
  const { document } = file;
  const { text } = resolversOf(site, route);
  const resolvers = sectionResolvers(site, route);
  const title = text(document.meta.title);
  const { layout } = config;
  const before = shownSections(site, layout.before).map(resolvers.frame);
  const sections = sectionsOf(site, route, resolvers);
  const after = shownSections(site, layout.after).map(resolvers.frame);
  const error = layout.error && resolvers.frame(layout.error);
  return {
    id: document.id,
    locale: route.locale,
    dir: dirOf(config, route.locale),
    path: route.path,
    ...parentOf(site, route),
    status: route.status,
    title: (config.titlePattern ?? '%{title}').replace('%{title}', () => title),
    description: text(document.meta.description),
    canonical: config.origin + canonicalPath(site.manifest, route),
    alternates: document.meta.noindex || route.fallback ? [] : alternatesOf(site.manifest, route.pageId),
    before,
    sections,
    after,
    ...(error ? { error } : {}),
    icons: iconDrawings(site, iconsOf(site, [...before, ...sections, ...after, ...(error ? [error] : [])])),
    settings: site.settings,
  };
};
