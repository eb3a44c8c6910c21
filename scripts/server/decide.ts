import { pathOfPayload } from '../../src/engine/core/addresses/output-paths.ts';
import { isFileAddress, plainAddress } from '../../src/engine/core/addresses/plain-address.ts';
import { redirectOf, withQuery } from '../../src/engine/core/addresses/redirects.ts';
import { findRoute, type Manifest, type Route } from '../../src/engine/core/addresses/routes.ts';

/** A route to send, and with which status: that of the page, but for a payload that is asked for by its own name. */
export type RouteToSend = { kind: 'document' | 'payload'; route: Route; status: Route['status'] };

/**
 * What the server does with a request: send a route's document or payload, send the visitor elsewhere, or look for a
 * file.
 */
export type Decision = RouteToSend | { kind: 'redirect'; to: string } | { kind: 'file' };

const routed = (kind: RouteToSend['kind'], route: Route | undefined, status = route?.status): Decision =>
  route && status ? { kind, route, status } : { kind: 'file' };

/** A payload that is requested by its own name is found, also that of the page for unknown addresses. */
const statusAt = (path: string, route: Route | undefined): Route['status'] | undefined =>
  route?.path === path ? 200 : route?.status;

/**
 * Decides by the manifest alone: pages and payloads, 404 for unknown addresses, 301 to the plain address for trailing
 * slashes, double slashes, index.html and .html (requirements ROUTE-4, 5, 10), redirects of the site.
 */
export const decide = (manifest: Manifest, url: URL): Decision => {
  const { pathname, search, searchParams } = url;
  const slug = searchParams.get('slug') ?? undefined;
  const path = pathOfPayload(pathname);
  if (path !== undefined) {
    const route = findRoute(manifest, path, slug);
    return routed('payload', route, statusAt(path, route));
  }
  const plain = plainAddress(pathname);
  if (plain !== pathname) return { kind: 'redirect', to: plain + search };
  const moved = redirectOf(manifest, pathname);
  if (moved !== undefined) return { kind: 'redirect', to: withQuery(moved, search) };
  return isFileAddress(pathname) ? { kind: 'file' } : routed('document', findRoute(manifest, pathname, slug));
};
