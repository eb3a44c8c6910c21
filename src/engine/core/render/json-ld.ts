import { pageIdOf } from '../addresses/page-link.ts';
import type { Route } from '../addresses/routes.ts';
import { homePageOf, pathOfPage } from '../addresses/routes.ts';
import type { Site } from '../site.ts';
import type { Json, ResolvedPage } from '../types.ts';

/** What a page is called within the site: an entry as on its card, home as the site, others as in a list of results. */
const shortName = (site: Site, pageId: string, locale: string): string => {
  if (pageId === homePageOf(site.manifest)) return site.source.config.name;
  const { card, meta } = site.pages.get(pageId)?.document ?? {};
  const name = card?.title ?? meta?.title ?? pageId;
  return site.translate[locale]?.(name) ?? name;
};

/** How all that a page tells names the company. */
const organizationId = (site: Site): string => `${site.source.config.origin}/#organization`;

const organization = (site: Site): Json => {
  const { config } = site.source;
  const { organization: facts, logo, name, origin } = config;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    url: `${origin}/`,
    ...(logo ? { logo: origin + logo } : {}),
    ...facts,
  };
};

/** The site is one, whatever the language of the page that names it. */
const website = (site: Site): Json => ({
  '@type': 'WebSite',
  '@id': `${site.source.config.origin}/#website`,
  name: site.source.config.name,
  url: `${site.source.config.origin}/`,
  inLanguage: site.source.config.locales.map(({ locale }) => locale),
  publisher: { '@id': organizationId(site) },
});

const trailOf = (site: Site, route: Route): string[] => {
  const collection = site.pages.get(route.pageId)?.collection;
  const overview = collection && site.source.config.collections?.[collection]?.overview;
  const home = homePageOf(site.manifest);
  return [...new Set([home, (overview && pageIdOf(overview)) || undefined, route.pageId])].filter(
    (id) => id !== undefined,
  );
};

const breadcrumbs = (site: Site, route: Route): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: trailOf(site, route).map((pageId, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: shortName(site, pageId, route.locale),
    item: site.source.config.origin + (pathOfPage(site.manifest, pageId, route.locale) ?? '/'),
  })),
});

const entry = (site: Site, route: Route, page: ResolvedPage): Json[] => {
  const collection = site.pages.get(route.pageId)?.collection;
  const type = collection && site.source.config.collections?.[collection]?.schemaType;
  if (!type) return [];
  return [
    {
      '@type': type,
      name: shortName(site, route.pageId, route.locale),
      description: page.description,
      url: page.canonical,
      provider: { '@id': organizationId(site) },
    },
  ];
};

/** What a page tells search engines in schema.org's words: the company, the site, the way to the page, the service. */
export const jsonLd = (site: Site, route: Route, page: ResolvedPage): Json => ({
  '@context': 'https://schema.org',
  '@graph': [organization(site), website(site), breadcrumbs(site, route), ...entry(site, route, page)],
});
