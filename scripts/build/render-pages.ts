import type { Route } from '../../src/engine/core/routes.ts';
import { type Site, withWholePages } from '../../src/engine/core/site.ts';
import { createReader } from '../site/file-reader.ts';
import { readPage } from '../site/site-files.ts';
import { type Queue, takeFrom } from '../validate/parts/part-queue.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PageRenderer } from './render-page.ts';
import { routesOfPart, type Shard } from './shard.ts';
import { type WrittenRoute, writeIfChanged } from './write-pages.ts';

/** Routes by their paths, with what the next build must know of each. */
export type WrittenRoutes = [path: string, written: WrittenRoute][];

const routesByPage = ({ manifest }: Site, shard: Shard | undefined): Map<string, Route[]> => {
  const routes = new Map<string, Route[]>();
  for (const route of routesOfPart(manifest, shard))
    routes.set(route.pageId, [...(routes.get(route.pageId) ?? []), route]);
  return routes;
};

/** Parts of a site as files of pages, of which a part of a build renders only some routes. */
export type PartsToRender = { root: string; queue: Queue<string[]>; shard?: Shard | undefined };

/**
 * Writes the routes of pages that are read again, part by part: what was read of one part is forgotten before the
 * next. The renderer's site knows all pages by their outlines. Several threads may take parts from the same queue.
 */
export const renderParts = (
  renderer: PageRenderer,
  output: OutputFolder,
  { root, queue, shard }: PartsToRender,
): WrittenRoutes => {
  const { site } = renderer;
  const routes = routesByPage(site, shard);
  const { parse } = createReader(root);
  const renderPart = (files: string[]): WrittenRoutes => {
    const pages = files.map((file) => readPage(file, site.source.config, parse));
    const part = { ...renderer, site: withWholePages(site, pages) };
    return pages.flatMap(({ document }) =>
      (routes.get(document.id) ?? []).map((route): WrittenRoutes[number] => [
        route.path,
        writeIfChanged(part, output, route),
      ]),
    );
  };
  return [...takeFrom(queue, renderPart)].flatMap(([, written]) => written);
};
