import { isInSiteMap } from '../../../src/engine/core/addresses/indexing.ts';
import { madeFiles } from '../../../src/engine/core/addresses/output-paths.ts';
import type { BuiltCheck } from './built-check.ts';

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The site map against the pages that search engines are meant to list. */
export const seoSitemapDrift: BuiltCheck = {
  id: 'seo/sitemap-drift',
  severity: 'error',
  description: 'The site map lists every page that search engines may list, and no other.',
  advice:
    'Search engines read the site map first: a page that is missing there is found late, and one that must not be found is offered to everyone. Build the site again; a page with "noindex": true or "status": 404 is left out by itself.',
  run: (site) => {
    const file = `${site.name}/${madeFiles.siteMap}`;
    if (site.sitemap === undefined) return [{ file, message: 'There is no site map. Build the site again.' }];
    const listed = new Set(
      [...site.sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => unescaped(text)),
    );
    const wanted = new Set(
      site.manifest.routes
        .filter((route) => isInSiteMap(site.sources, route))
        .map(({ path }) => site.origin + path),
    );
    return [
      ...[...wanted].filter((address) => !listed.has(address)).map((address) => `"${address}" is missing.`),
      ...[...listed]
        .filter((address) => !wanted.has(address))
        .map((address) => `"${address}" does not belong here.`),
    ].map((message) => ({ file, message }));
  },
};
