import { isInSiteMap, translationsOf } from '../../../src/engine/core/addresses/indexing.ts';
import { type BuiltCheck, type BuiltFinding, onPage } from './built-check.ts';
import { type BuiltPage, type BuiltSite, elementsOf, ownPath } from './built-site.ts';

const languagesOf = (page: BuiltPage): Map<string, string> =>
  new Map(
    elementsOf(page, 'link', ['rel', 'alternate']).flatMap(({ attributes }) => {
      const language = attributes.get('hreflang');
      return language === undefined ? [] : [[language, attributes.get('href') ?? ''] as const];
    }),
  );

const targetFault = (site: BuiltSite, page: BuiltPage, address: string): string | undefined => {
  const target = ownPath(site, address);
  if (target === undefined || address.startsWith('/'))
    return `"${address}" is not a whole address of this site.`;
  const other = site.pages.get(target);
  if (other?.route.status !== 200) return `"${address}" is not built.`;
  const back = [...languagesOf(other).values()].some((href) => ownPath(site, href) === page.route.path);
  return back ? undefined : `"${address}" does not name ${page.route.path} in turn.`;
};

const faultsOf = (site: BuiltSite, page: BuiltPage): BuiltFinding[] => {
  const named = languagesOf(page);
  const wanted = translationsOf(site.manifest, page.route.pageId).map(({ locale }) => locale);
  const { defaultLocale } = site.manifest.config;
  const all = wanted.includes(defaultLocale) ? [...wanted, 'x-default'] : wanted;
  const missing = all.filter((language) => !named.has(language));
  const unknown = [...named.keys()].filter((language) => !all.includes(language));
  const broken = [...named.values()].flatMap((address) => targetFault(site, page, address) ?? []);
  return [
    ...missing.map((language) => onPage(page, `The document names no version in "${language}".`)),
    ...unknown.map((language) =>
      onPage(page, `The document names "${language}", in which the page does not exist.`),
    ),
    ...[...new Set(broken)].map((message) => onPage(page, `The other language ${message}`)),
  ];
};

/** The other languages of each document: complete, built, and each naming the others in turn. */
export const seoHreflang: BuiltCheck = {
  id: 'seo/hreflang',
  severity: 'error',
  description: 'Each built page names all of its languages and itself, and they name it in turn.',
  advice:
    'Search engines believe a translation only when both versions name each other; else Spanish visitors get the English page. Build the site again with "npm run build". When the problem stays, a page of one language is missing, for example because its document lists "locales": ["en"].',
  run: (site) =>
    [...site.pages.values()]
      .filter(({ route }) => isInSiteMap(site.sources, route))
      .flatMap((page) => faultsOf(site, page)),
};
