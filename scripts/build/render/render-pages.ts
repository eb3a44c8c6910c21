import type { Route } from '../../../src/engine/core/addresses/routes.ts';
import { type Site, withWholePage } from '../../../src/engine/core/site.ts';
import type { OutputFolder } from '../../output/output-folder.ts';
import { routesOfPart, type Shard } from '../../output/shard.ts';
import { createReader } from '../../site/file-reader.ts';
import { readPage } from '../../site/site-files.ts';
import { type Queue, takeFrom } from '../../threads/part-queue.ts';
import type { PageRenderer } from './render-page.ts';
import { type WrittenRoute, writeIfChanged } from './write-pages.ts';

/** Routes by their paths, with what the next build must know of each. */
export type WrittenRoutes = [path: string, written: WrittenRoute][];

const routesByPage = ({ manifest }: Site, shard: Shard | undefined): Map<string, Route[]> => {
  const routes = new Map<string, Route[]>();
  for (const route of routesOfPart(manifest, shard))
    routes.set(route.pageId, [...(routes.get(route.pageId) ?? []), route]);
  return routes;
};

/** The files of the pages to render; with `shard`, only some of their routes are rendered. */
export type PagesToRender = { root: string; queue: Queue<string>; shard?: Shard | undefined };

/**
 * Writes the routes of pages that are read again, one by one, so that the values of each die young. The renderer's site
 * knows all pages by their outlines. Several threads may take from the same queue.
 */
export const renderPages = (
  renderer: PageRenderer,
  output: OutputFolder,
  { root, queue, shard }: PagesToRender,
): WrittenRoutes => {
  const { site } = renderer;
  const routes = routesByPage(site, shard);
  const { parse } = createReader(root);
  const renderRoutes = (file: string): WrittenRoutes => {
    const page = readPage(file, site.source.config, parse);
    const own = { ...renderer, site: withWholePage(site, page) };
    return (routes.get(page.document.id) ?? []).map((route) => [
      route.path,
      writeIfChanged(own, output, route),
    ]);
  };
  return [...takeFrom(queue, renderRoutes)].flatMap(([, written]) => written);
};
