import type { Route } from './routes.ts';
import { pathOfPage } from './routes.ts';
import type { Site } from './site.ts';
import type { Json, ResolvedPage } from './types.ts';

const pageTitle = (site: Site, pageId: string, locale: string): string => {
  const title = site.pages.get(pageId)?.document.meta.title ?? pageId;
  return site.translate[locale]?.(title) ?? title;
};

const organization = (site: Site): Json => {
  const { config } = site.source;
  const { organization: facts, logo, name, origin } = config;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(logo ? { logo: origin + logo } : {}),
    ...facts,
  };
};

const website = (site: Site, locale: string): Json => ({
  '@type': 'WebSite',
  '@id': `${site.source.config.origin}/#website`,
  name: site.source.config.name,
  url: `${site.source.config.origin}/`,
  inLanguage: locale,
  publisher: { '@id': `${site.source.config.origin}/#organization` },
});

const trailOf = (site: Site, route: Route): string[] => {
  const collection = site.pages.get(route.pageId)?.collection;
  const overview = collection && site.source.config.collections?.[collection]?.overview?.replace('page:', '');
  const home = site.manifest.byPath.get('/')?.pageId;
  return [...new Set([home, overview || undefined, route.pageId])].filter((id) => id !== undefined);
};

const breadcrumbs = (site: Site, route: Route): Json => ({
  '@type': 'BreadcrumbList',
  itemListElement: trailOf(site, route).map((pageId, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pageTitle(site, pageId, route.locale),
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
      name: pageTitle(site, route.pageId, route.locale),
      description: page.description,
      url: page.canonical,
      provider: { '@id': `${site.source.config.origin}/#organization` },
    },
  ];
};

/** What a page tells search engines in schema.org's words: the company, the site, the way to the page, the service. */
export const jsonLd = (site: Site, route: Route, page: ResolvedPage): Json => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    website(site, route.locale),
    breadcrumbs(site, route),
    ...entry(site, route, page),
  ],
});
