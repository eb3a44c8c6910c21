import type { Language, SectionDocument } from '../../generated/types.ts';
import { parseText, type Translate } from './messages.ts';
import { resolveLink } from './resolve-link.ts';
import { type Resolvers, resolveImage, resolveProps } from './resolve-props.ts';
import { alternatesOf, type Route } from './routes.ts';
import { collectionCards, type Site } from './site.ts';
import type { Alternate, IconNode, ResolvedPage, ResolvedSection } from './types.ts';

/** Where a switch of language leads: this page, or home from a page that stands for one that does not exist. */
const switchTarget = (site: Site, { pageId, status }: Route): string =>
  status === 404 ? (site.manifest.byPath.get('/')?.pageId ?? pageId) : pageId;

const languagesOf = (site: Site, route: Route): Language[] =>
  alternatesOf(site.manifest, switchTarget(site, route)).map(({ locale, path }) => ({
    locale,
    name: site.source.config.locales.find((language) => language.locale === locale)?.name ?? locale,
    link: path,
    current: locale === route.locale,
  }));

const listItems = (site: Site, route: Route, reference: string): unknown[] => {
  const [kind, name = ''] = reference.split(':');
  if (kind === 'self') return site.pages.get(route.pageId)?.document.features ?? [];
  if (name === 'languages') return languagesOf(site, route);
  return collectionCards(site, name, route.locale);
};

/** Parameters such as ?smart_count=collection:solutions become the number of entries. */
const withCounts = (site: Site, route: Route, translate: Translate): Translate => {
  return (text) => {
    if (!text.includes('=collection:')) return translate(text);
    const { params } = parseText(text);
    const counted = Object.entries(params)
      .filter(([, value]) => value.startsWith('collection:'))
      .map(([name, value]) => [name, listItems(site, route, value).length] as const);
    return translate(text, Object.fromEntries(counted));
  };
};

const noTranslation: Translate = (text) => text;

const resolversOf = (site: Site, route: Route, icons: Set<string>): Resolvers => {
  const text = withCounts(site, route, site.translate[route.locale] ?? noTranslation);
  return {
    text,
    link: (link) => resolveLink(site.manifest, text(link), route.locale),
    icon: (name) => {
      icons.add(name);
      return name;
    },
    image: (image) => resolveImage(image, site.source.assets, route.locale),
    list: (reference) => listItems(site, route, reference),
  };
};

const iconDrawings = (site: Site, names: Set<string>): Record<string, IconNode[]> =>
  Object.fromEntries(
    [...names].sort().flatMap((name) => {
      const drawing = site.source.icons[name];
      return drawing ? [[name, drawing]] : [];
    }),
  );

const alternates = (site: Site, route: Route): Alternate[] =>
  alternatesOf(site.manifest, route.pageId).map(({ locale, path }) => ({
    locale,
    href: site.source.config.origin + path,
  }));

const parentOf = (site: Site, { pageId, locale }: Route): { parent?: string } => {
  const collection = site.pages.get(pageId)?.collection ?? '';
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
  const icons = new Set<string>();
  const resolvers = resolversOf(site, route, icons);
  // What a section tells the checks is no business of its visitors.
  const resolve = ({ $lint: _, ...section }: SectionDocument): ResolvedSection => {
    for (const name of site.drawnIcons[section.type] ?? []) icons.add(name);
    return {
      ...section,
      props: resolveProps(section.props, site.shapes[section.type], resolvers) as ResolvedSection['props'],
    };
  };
  const resolveAll = (sections: SectionDocument[]) =>
    sections.filter(({ type }) => !site.unneeded.has(type)).map(resolve);
  const title = resolvers.text(document.meta.title);
  const layout = config.layout;
  return {
    id: document.id,
    locale: route.locale,
    dir: config.locales.find(({ locale }) => locale === route.locale)?.dir ?? 'ltr',
    path: route.path,
    ...parentOf(site, route),
    status: route.status,
    title: (config.titlePattern ?? '%{title}').replace('%{title}', title),
    description: resolvers.text(document.meta.description),
    canonical: config.origin + (site.manifest.byPage.get(document.id)?.get(route.locale)?.path ?? route.path),
    alternates: document.meta.noindex ? [] : alternates(site, route),
    before: resolveAll(layout.before),
    sections: resolveAll(document.sections),
    after: resolveAll(layout.after),
    ...(layout.error ? { error: resolve(layout.error) } : {}),
    icons: iconDrawings(site, icons),
    settings: site.settings,
  };
};
