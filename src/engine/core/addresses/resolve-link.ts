import { parsePageLink } from './page-link.ts';
import { type Manifest, pathOfPage } from './routes.ts';

/**
 * The address a link leads to, in the language of the page it stands on, or in the default language when the
 * target exists only there. A page that exists nowhere leads to the link's own text, which `validate` reports.
 */
export const resolveLink = (manifest: Manifest, link: string, locale: string): string => {
  const target = parsePageLink(link);
  if (!target) return link;
  const path =
    pathOfPage(manifest, target.pageId, locale) ??
    pathOfPage(manifest, target.pageId, manifest.config.defaultLocale);
  return path === undefined ? link : path + target.hash;
};
