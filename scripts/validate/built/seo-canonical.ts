import { canonicalPath, mayBeIndexed } from '../../../src/engine/core/addresses/indexing.ts';
import { type BuiltCheck, onPage } from './built-check.ts';
import { type BuiltPage, type BuiltSite, elementsOf } from './built-site.ts';

const faultOf = (site: BuiltSite, page: BuiltPage): string | undefined => {
  const { route } = page;
  const [first, second] = elementsOf(page, 'link', ['rel', 'canonical']);
  if (!first) return 'The document does not say which address is its own (canonical).';
  if (second) return 'The document names two addresses as its own (canonical).';
  const wanted = site.origin + canonicalPath(site.manifest, route);
  const named = first.attributes.get('href') ?? '';
  return named === wanted
    ? undefined
    : `The document names "${named}" as its own address; it is "${wanted}".`;
};

/** The address under which search engines list a page. */
export const seoCanonical: BuiltCheck = {
  id: 'seo/canonical',
  severity: 'error',
  description: 'Each built page names its own address in its language, whole and once.',
  advice:
    'A page that can be reached under two addresses is listed under the one it names as its own; one that names another language takes itself out of the results. Set "origin" in site.config.json to the address of the site, such as https://www.example.com, and build again.',
  run: (site) =>
    [...site.pages.values()]
      .filter(({ route }) => mayBeIndexed(site.sources.get(route.pageId)))
      .flatMap((page) => {
        const message = faultOf(site, page);
        return message === undefined
          ? []
          : [onPage(page, message, elementsOf(page, 'link', ['rel', 'canonical'])[0])];
      }),
};
