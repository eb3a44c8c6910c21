import { alternatesOf } from '../../src/engine/core/addresses/alternates-of.ts';
import { isInSiteMap } from '../../src/engine/core/addresses/indexing.ts';
import { dataFolder, madeFiles } from '../../src/engine/core/addresses/output-paths.ts';
import type { Route } from '../../src/engine/core/addresses/routes.ts';
import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';
import type { Site } from '../../src/engine/core/site.ts';

const listedRoutes = ({ manifest, pages }: Site): Route[] =>
  manifest.routes.filter((route) => isInSiteMap(pages, route));

const link = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;

const entry = (site: Site, route: Route): string => {
  const { origin } = site.source.config;
  const links = alternatesOf(site.manifest, route.pageId).map(({ locale, href }) => link(locale, href));
  return `<url><loc>${escapeHtml(origin + route.path)}</loc>${links.join('')}</url>`;
};

/** The site map: every listed route with its other languages (sitemaps.org, Google's hreflang in sitemaps). */
export const sitemap = (site: Site): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listedRoutes(site)
  .map((route) => entry(site, route))
  .join('\n')}
</urlset>
`;

/** The rules for crawlers: they may read everything but the payloads; with the address of the site map. */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\nDisallow: /${dataFolder}/\n\nSitemap: ${site.source.config.origin}/${madeFiles.siteMap}\n`;
