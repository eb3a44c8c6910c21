import type { BuildState } from '../../output/build-state.ts';
import type { OutputFolder } from '../../output/output-folder.ts';
import { routesOfPart, type Shard } from '../../output/shard.ts';
import { askThread } from '../../threads/ask-thread.ts';
import { endQueue, type Queue, queueOf } from '../../threads/part-queue.ts';
import type { Thread, ThreadPool } from '../../threads/with-thread-pool.ts';
import type { Rendered, RenderInput } from './render-as-worker.ts';
import type { PageRenderer } from './render-page.ts';
import { renderPages, type WrittenRoutes } from './render-pages.ts';
import type { WrittenRoute } from './write-pages.ts';

const renderedBy = (thread: Thread, input: RenderInput): Promise<Rendered> =>
  askThread(thread, { task: 'renderAsWorker', input });

const siteWithoutWords = ({ site }: PageRenderer): string => {
  const { locales: _, ...source } = site.source;
  return JSON.stringify(source);
};

/** Renders in this thread. If that fails, the others stop before the error is thrown. */
const renderBeside = async (
  others: Promise<Rendered>[],
  { next }: Queue<string>,
  render: () => WrittenRoutes,
): Promise<WrittenRoutes> => {
  try {
    return render();
  } catch (error) {
    endQueue(next);
    await Promise.allSettled(others);
    throw error;
  }
};

/** A route may be missing only if the output is thrown away: finding errors ends the queue. */
const writtenOf = (routes: Map<string, WrittenRoute>, path: string): WrittenRoute => {
  const written = routes.get(path);
  if (!written) throw new Error(`${path} was not rendered.`);
  return written;
};

/** A large site to render: its folders, the threads that share the work, and their queue. */
type RenderOptions = {
  root: string;
  out: string;
  pool: ThreadPool;
  threads: number;
  shard?: Shard | undefined;
  /** The number of the next page, shared by all threads and by the check, which may still find errors. */
  next: Int32Array;
};

/**
 * Renders and writes every route of a large site, whose pages the renderer knows by their outlines, in this thread and
 * others. Returns what the next build must know of each route, in the site's order.
 */
export const renderInThreads = async (
  renderer: PageRenderer,
  output: OutputFolder,
  { root, out, shard, pool, threads, next }: RenderOptions,
): Promise<BuildState['pages']> => {
  const { site, bundle } = renderer;
  const shown = routesOfPart(site.manifest, shard);
  const ids = new Set(shown.map(({ pageId }) => pageId));
  const files = site.source.pages.filter(({ document }) => ids.has(document.id)).map(({ file }) => file);
  const pages = { root, shard, queue: queueOf(files, next) };
  const input = { ...pages, out, state: output.state, bundle, site: siteWithoutWords(renderer) };
  const others = pool.take(threads - 1).map((thread) => renderedBy(thread, input));
  const routes = new Map(await renderBeside(others, pages.queue, () => renderPages(renderer, output, pages)));
  for (const { routes: more, ...files } of await Promise.all(others)) {
    for (const [path, written] of more) routes.set(path, written);
    output.adopt(files);
  }
  return Object.fromEntries(shown.map(({ path }) => [path, writtenOf(routes, path)]));
};
