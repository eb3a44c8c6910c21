import type { PageFile } from '../types.ts';
import { type Manifest, pathOfPage, type Route } from './routes.ts';

/** The languages in which a page has words of its own, in the order of the configuration. Search engines get these. */
export const translationsOf = ({ config, byPage }: Manifest, pageId: string): Route[] =>
  config.locales
    .flatMap(({ locale }) => byPage.get(pageId)?.get(locale) ?? [])
    .filter(({ fallback }) => !fallback);

/** Whether search engines may list a page: it is there, says something, and does not keep them out. */
export const mayBeIndexed = (page: PageFile | undefined): boolean =>
  page !== undefined && page.document.status !== 404 && !page.document.meta.noindex;

/** Whether search engines are meant to list a route: its page may be, has words of its own there, and no other address. */
export const isInSiteMap = (
  pages: Pick<ReadonlyMap<string, PageFile>, 'get'>,
  { pageId, canonical, fallback }: Route,
): boolean => canonical && !fallback && mayBeIndexed(pages.get(pageId));

/** The address under which search engines list a page: that of the default language where it shows only its words. */
export const canonicalPath = (manifest: Manifest, { path, pageId, locale, fallback }: Route): string =>
  pathOfPage(manifest, pageId, fallback ? manifest.config.defaultLocale : locale) ?? path;
