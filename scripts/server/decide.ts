import { dataPath, htmlFile } from '../../src/engine/core/output-paths.ts';
import { findRoute, type Manifest } from '../../src/engine/core/routes.ts';

/** What the server does with a request: send a file with a status, send the visitor elsewhere, or look for a file. */
export type Decision =
  | { kind: 'page'; file: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string }
  | { kind: 'file' };

const plainAddress = (path: string): string => {
  const plain = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '');
  return plain === '/' ? plain : plain.replace(/\/+$/, '') || '/';
};

const pathOfPayload = (path: string): string => {
  const name = path.slice('/_data/'.length, -'.json'.length);
  return name === 'index' ? '/' : `/${name}`;
};

const isPayload = (path: string) => path.startsWith('/_data/') && path.endsWith('.json');

const page = (manifest: Manifest, path: string, slug: string | undefined): Decision => {
  const route = findRoute(manifest, path, slug);
  if (!route) return { kind: 'file' };
  return { kind: 'page', file: htmlFile(route.path), status: route.status };
};

const payload = (manifest: Manifest, path: string, slug: string | undefined): Decision => {
  const route = findRoute(manifest, pathOfPayload(path), slug);
  if (!route) return { kind: 'file' };
  return { kind: 'page', file: dataPath(route.path).slice(1), status: route.status };
};

/**
 * Decides by the manifest alone: pages and payloads, 404 for what is unknown, 301 to the plain address for
 * trailing slashes, double slashes, index.html and .html (requirements ROUTE-4, 5, 10), redirects of the site.
 */
export const decide = (manifest: Manifest, url: URL): Decision => {
  const { pathname, search, searchParams } = url;
  const slug = searchParams.get('slug') ?? undefined;
  if (isPayload(pathname)) return payload(manifest, pathname, slug);
  const plain = plainAddress(pathname);
  if (plain !== pathname) return { kind: 'redirect', to: plain + search };
  const moved = manifest.config.redirects?.[pathname];
  if (moved !== undefined) return { kind: 'redirect', to: moved + search };
  const hasExtension = /\.[a-z0-9]+$/i.test(pathname);
  return hasExtension ? { kind: 'file' } : page(manifest, pathname, slug);
};
