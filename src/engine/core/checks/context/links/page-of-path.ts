import { linkToPage } from '../../../addresses/page-link.ts';
import { findRoute, type Route } from '../../../addresses/routes.ts';
import type { SiteSource } from '../../../types.ts';
import type { CheckContext } from '../check-context.ts';
import { isLocalAddress } from './address-form.ts';

/** The route of the page that a written-out path shows, or undefined when it shows none. */
export const routeOfPath = ({ manifest }: CheckContext, path: string): Route | undefined => {
  const route = findRoute(manifest, path.length > 1 ? path.replace(/\/+$/, '') : path);
  return route?.status === 200 ? route : undefined;
};

/** The id of that page. */
export const pageOfPath = (context: CheckContext, path: string): string | undefined =>
  routeOfPath(context, path)?.pageId;

/** An address without its scheme and the www that many say without thinking. */
const bareAddress = (address: string): string => address.replace(/^(?:https?:)?(?:\/\/)?(?:www\.)?/i, '');

/** The host of this site: its own, or that on which somebody has looked at it on a computer. */
const hostFor = (address: string, { config }: SiteSource): string =>
  bareAddress(isLocalAddress(address) ? address.replace(/(?<=\/\/[^/?#]*)[/?#].*$/s, '') : config.origin);

/** A value without the address of this site itself before it, whether that is written out or only its host. */
export const withoutOrigin = (value: string, source: SiteSource): string => {
  const [bare, own] = [bareAddress(value), hostFor(value, source)];
  return own !== '' && bare.startsWith(`${own}/`) ? bare.slice(own.length) : value;
};

/** The link to the page of this site that an address leads to, however it begins; undefined when it leads elsewhere. */
export const ownPageAt = (context: CheckContext, address: string): string | undefined => {
  const host = hostFor(address, context.source);
  const bare = bareAddress(address);
  const rest = bare.slice(host.length);
  if (host === '' || !bare.startsWith(host) || !/^(?:[/?#]|$)/.test(rest)) return undefined;
  const [, path = '', place = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
  const page = pageOfPath(context, path === '' ? '/' : path);
  return page === undefined ? undefined : linkToPage(page, place);
};
