import path from 'node:path';
import { servedFile } from '../../src/engine/core/addresses/output-paths.ts';
import { buildRoutes, type Manifest } from '../../src/engine/core/addresses/routes.ts';
import type { Site } from '../../src/engine/core/site.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { readIfWhole } from '../cache/kept-json.ts';

/** The data that the routes of a site are made of. */
type Served = { config: SiteConfig; pages: PageFile[] };

/** A page with only the data that its addresses are made of. */
const addressed = ({ file, document, collection, slug, fallback }: PageFile): PageFile => {
  const { id, path: own, paths, status, locales } = document;
  const kept = { id, path: own, paths, status, locales, meta: { title: '', description: '' }, sections: [] };
  return { file, collection, slug, fallback, document: kept } as PageFile;
};

/** The data that servers need of a site, as the text of a file. It has nothing that is not published yet. */
export const servedText = ({ manifest, source }: Pick<Site, 'manifest' | 'source'>): string => {
  const { checks: _, ...config } = manifest.config;
  const layout = { before: [], after: [] };
  const served: Served = { config: { ...config, layout }, pages: source.pages.map(addressed) };
  return JSON.stringify(served);
};

/** The addresses of the site that was built into a folder; undefined when none was, or its file was damaged. */
export const readServed = (folder: string): Manifest | undefined => {
  const { config, pages } = readIfWhole<Partial<Served>>(path.join(folder, servedFile)) ?? {};
  return config && pages && buildRoutes(config, pages);
};
