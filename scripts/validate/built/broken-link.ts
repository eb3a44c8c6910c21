import { parsePageLink } from '../../../src/engine/core/addresses/page-link.ts';
import { findRoute } from '../../../src/engine/core/addresses/routes.ts';
import { decodeAddress } from '../../site/decode-address.ts';
import { type BuiltCheck, type BuiltFinding, onPage } from './built-check.ts';
import { type BuiltPage, type BuiltSite, elementsOf, ownPath, redirectedPaths } from './built-site.ts';
import type { BuiltElement } from './read-document.ts';

type Reference = { element: BuiltElement; address: string };

const references = (page: BuiltPage): Reference[] =>
  page.elements.flatMap((element) => {
    const { name, attributes } = element;
    const address = attributes.get(name === 'a' || name === 'link' ? 'href' : 'src');
    return address === undefined || address === '' ? [] : [{ element, address }];
  });

const leadsSomewhere = (site: BuiltSite, path: string): boolean => {
  if (site.files.has(path) || site.pages.has(path)) return true;
  const route = findRoute(site.manifest, path);
  return route?.status === 200 && site.pages.has(route.path);
};

/** How content names a page; no browser can follow it. */
const isUnresolved = (address: string): boolean => parsePageLink(address) !== undefined;

/** Links, pictures, scripts and styles of built pages that lead to no file of the folder. */
export const brokenLink: BuiltCheck = {
  id: 'built/broken-link',
  severity: 'error',
  description: 'Every link, picture, script and style of a built page leads to a file that was built.',
  advice:
    'Whoever follows such a link gets an error page, and a picture that is missing leaves a hole. Build the site again. When the problem stays, the content names a file that is not in the public folder, such as /images/team.jpg: put it there, or correct the name.',
  run: (site) => {
    const redirected = redirectedPaths(site);
    const faults = (page: BuiltPage): BuiltFinding[] =>
      references(page).flatMap(({ element, address }) => {
        const [path = ''] = (ownPath(site, address) ?? '').split(/[?#]/);
        if (isUnresolved(address))
          return [onPage(page, `"${address}" leads to a page that is not shown.`, element)];
        if (path === '' || path.startsWith('/functions/') || redirected.has(path)) return [];
        if (leadsSomewhere(site, decodeAddress(path))) return [];
        return [onPage(page, `"${address}" leads to nothing that was built.`, element)];
      });
    return [
      ...site.missing.map(({ path, pageId }) => ({
        file: site.name,
        message: `The page "${pageId}" was not built: nothing is there for ${path}. Build the site again.`,
      })),
      ...[...site.pages.values()].flatMap(faults),
    ];
  },
};

/** Links to a place on a page that has no element of that name. */
export const brokenAnchor: BuiltCheck = {
  id: 'built/broken-anchor',
  severity: 'error',
  description: 'Every link to a place on a built page finds that place.',
  advice:
    'A link such as /about-us#team leaves the visitor at the top of the page when nothing there is called "team". Give the section that is meant this id, or write the id of the section in the link: "page:about-us#leadership".',
  run: (site) =>
    [...site.pages.values()].flatMap((page) =>
      elementsOf(page, 'a').flatMap((element): BuiltFinding[] => {
        const address = element.attributes.get('href') ?? '';
        const [path = '', anchor = ''] = (
          address.startsWith('#') ? address : (ownPath(site, address) ?? '')
        ).split('#');
        if (anchor === '' || anchor === 'top') return [];
        const target = path === '' ? page : site.pages.get(path.split('?')[0] ?? '');
        if (!target || target.ids.has(decodeAddress(anchor))) return [];
        return [
          onPage(page, `"${address}" leads to no place: ${target.route.path} has no "${anchor}".`, element),
        ];
      }),
    ),
};
