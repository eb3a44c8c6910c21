import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isInternal } from '../../../src/engine/core/addresses/is-internal.ts';
import { htmlFile, madeFiles } from '../../../src/engine/core/addresses/output-paths.ts';
import { redirectsOf } from '../../../src/engine/core/addresses/redirects.ts';
import type { Manifest, Route } from '../../../src/engine/core/addresses/routes.ts';
import type { PageFile } from '../../../src/engine/core/types.ts';
import { listFiles } from '../../cli/list-files.ts';
import type { BuiltElement, DocumentParts } from './read-document.ts';

/** A route with the document that was built for it. */
export type BuiltPage = DocumentParts & { route: Route; file: string; html: string };

/** The built site as the checks see it. */
export type BuiltSite = {
  folder: string;
  /** The folder as problems name it. */
  name: string;
  origin: string;
  manifest: Manifest;
  pages: Map<string, BuiltPage>;
  /** Routes whose document is not there. */
  missing: Route[];
  /** Every file of the folder, by its address. */
  files: Set<string>;
  /** What the pages were built of, by their ids. */
  sources: Map<string, PageFile>;
  sitemap: string | undefined;
};

/** An output folder, as messages call it, and the routes and pages that it was built of. */
type BuiltSource = { folder: string; name: string; manifest: Manifest; sources: PageFile[] };

/** Reads a built site: the document of every route of the manifest, and the names of all files. */
export const readBuiltSite = async ({ folder, name, manifest, sources }: BuiltSource): Promise<BuiltSite> => {
  const files = new Set(listFiles(folder).map((file) => `/${file}`));
  // Most runs of validate do not look at the built site, so the parser is loaded only here.
  const { readDocument } = await import('./read-document.ts');
  const pages = new Map<string, BuiltPage>();
  const missing: Route[] = [];
  for (const route of manifest.byPath.values()) {
    const file = htmlFile(route.path);
    if (!files.has(`/${file}`)) {
      missing.push(route);
      continue;
    }
    const html = await readFile(path.join(folder, file), 'utf8');
    pages.set(route.path, { ...readDocument(html), route, file: `${name}/${file}`, html });
  }
  const map = path.join(folder, madeFiles.siteMap);
  return {
    folder,
    name,
    origin: manifest.config.origin,
    manifest,
    pages,
    missing,
    files,
    sources: new Map(sources.map((source) => [source.document.id, source])),
    sitemap: existsSync(map) ? await readFile(map, 'utf8') : undefined,
  };
};

/** The elements of one name, perhaps with one value of an attribute. */
export const elementsOf = (
  { elements }: DocumentParts,
  name: string,
  [attribute, value]: [attribute?: string, value?: string] = [],
): BuiltElement[] =>
  elements.filter(
    (element) =>
      element.name === name && (attribute === undefined || element.attributes.get(attribute) === value),
  );

/** The path of an address of the built site, or undefined when it belongs to another site. */
export const ownPath = ({ origin }: BuiltSite, address: string): string | undefined => {
  if (isInternal(address)) return address;
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined;
};

/** The addresses that the host sends on. */
export const redirectedPaths = ({ manifest }: BuiltSite): Set<string> =>
  new Set(redirectsOf(manifest).map(({ from }) => from));
