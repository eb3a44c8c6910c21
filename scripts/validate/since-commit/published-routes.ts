import { buildRoutes, localeOfPath, type Route } from '../../../src/engine/core/addresses/routes.ts';
import { isGoodAddress } from '../../../src/engine/core/checks/context/links/address-form.ts';
import { soundSource } from '../../../src/engine/core/checks/context/sound-source.ts';
import { publishedPages } from '../../../src/engine/core/publication/publication.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';

const isGoodSuffix = (suffix: string): boolean =>
  suffix === '' || (suffix.startsWith('-') && isGoodAddress(`/${suffix}`));

/**
 * Those of some addresses that visitors got of a site. Pages with one that no build takes are left out: they had another
 * before.
 */
export const publishedRoutes = (before: SiteSource, isAsked: (path: string) => boolean): Route[] => {
  const source = soundSource(before);
  const { config } = source;
  const { routes } = buildRoutes(config, publishedPages(source));
  const asked = routes.filter(({ path, status }) => status !== 404 && isAsked(path));
  if (asked.length === 0) return [];
  const isOfGoodSuffix = new Map(config.locales.map(({ locale, suffix }) => [locale, isGoodSuffix(suffix)]));
  const isTaken = ({ path, locale }: Route): boolean =>
    isGoodAddress(path) && localeOfPath(config, path) === locale && isOfGoodSuffix.get(locale) === true;
  const refused = new Set(routes.filter((route) => !isTaken(route)).map(({ pageId }) => pageId));
  return asked.filter(({ pageId }) => !refused.has(pageId));
};
