import { encodeAddress } from './encode-address.ts';
import { linkToPage, parsePageLink } from './page-link.ts';
import { resolveLink } from './resolve-link.ts';
import { localeOfPath, type Manifest, pathOfPage, type Route } from './routes.ts';

/** An address that a page had once, and where it leads now. */
export type Redirect = { from: string; to: string };

const ownRedirect = (manifest: Manifest, path: string): string | undefined => {
  const { redirects = {} } = manifest.config;
  return Object.hasOwn(redirects, path) ? redirects[path] : undefined;
};

/**
 * Where an old address leads, in the language of that address and as browsers ask for it; undefined if it is no
 * redirect of the site. A redirect to a page that is not shown leads nowhere: its visitors get the page for unknown
 * addresses.
 */
export const redirectOf = (manifest: Manifest, path: string): string | undefined => {
  const to = ownRedirect(manifest, path);
  if (to === undefined) return undefined;
  const address = resolveLink(manifest, to, localeOfPath(manifest.config, path));
  return parsePageLink(address) ? undefined : encodeAddress(address);
};

/** Every redirect of the site, its target as an address. */
export const redirectsOf = (manifest: Manifest): Redirect[] =>
  Object.keys(manifest.config.redirects ?? {}).flatMap((from) => {
    const to = redirectOf(manifest, from);
    return to === undefined ? [] : [{ from, to }];
  });

/**
 * The target of a redirect from an address that a page had: the page, or its path if the old address does not show its
 * language.
 */
export const redirectTo = (manifest: Manifest, pageId: string, { path, locale }: Route): string => {
  const isSeen = localeOfPath(manifest.config, path) === locale;
  return isSeen ? linkToPage(pageId) : (pathOfPage(manifest, pageId, locale) ?? linkToPage(pageId));
};

/** An address with the query of the one it replaces. The place on the page stays at the end. */
export const withQuery = (address: string, query: string): string => {
  if (query === '') return address;
  const [base = '', ...anchor] = address.split('#');
  const joined = base.includes('?') ? `${base}&${query.slice(1)}` : base + query;
  return anchor.length === 0 ? joined : `${joined}#${anchor.join('#')}`;
};
