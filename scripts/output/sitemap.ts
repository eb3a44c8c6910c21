import { madeFiles } from '../../src/engine/core/addresses/output-paths.ts';
import { isListed, type Route, translationsOf } from '../../src/engine/core/addresses/routes.ts';
import { escapeHtml } from '../../src/engine/core/render/escape-html.ts';
import type { Site } from '../../src/engine/core/site.ts';

const listedRoutes = ({ manifest, pages }: Site): Route[] =>
  manifest.routes.filter((route) => isListed(pages, route));

const link = (hreflang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;

const entry = (site: Site, route: Route): string => {
  const { origin, defaultLocale } = site.source.config;
  const others = translationsOf(site.manifest, route.pageId);
  const fallback = others.find(({ locale }) => locale === defaultLocale);
  const links = [
    ...others.map(({ locale, path }) => link(locale, origin + path)),
    ...(fallback ? [link('x-default', origin + fallback.path)] : []),
  ];
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
  `User-agent: *\nAllow: /\nDisallow: /_data/\n\nSitemap: ${site.source.config.origin}/${madeFiles.siteMap}\n`;
