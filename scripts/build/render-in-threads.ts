import type { Thread, ThreadPool } from '../cli/thread-pool.ts';
import { threadsFor } from '../cli/threads-for.ts';
import { type Queue, queueOf } from '../validate/parts/part-queue.ts';
import type { BuildState } from './build-state.ts';
import type { OutputFolder } from './output-folder.ts';
import type { Rendered, RenderInput } from './render-in-thread.ts';
import type { PageRenderer } from './render-page.ts';
import { renderPages, type WrittenRoutes } from './render-pages.ts';
import { routesOfPart, type Shard } from './shard.ts';

/** With fewer for each, two threads are done no sooner than one. */
const documentsOfThread = 1000;

const renderedBy = async (thread: Thread, input: RenderInput): Promise<Rendered> => {
  let rendered = '';
  await thread({ task: 'renderInThread', input }, (text) => {
    rendered = text;
  });
  return JSON.parse(rendered) as Rendered;
};

const siteWithoutWords = ({ site }: PageRenderer): string => {
  const { locales: _, ...source } = site.source;
  return JSON.stringify(source);
};

/** Renders in this thread. When that fails, the others stop before it is told: nobody waits for them any longer. */
const renderBeside = async (
  others: Promise<Rendered>[],
  { parts, next }: Queue<string>,
  render: () => WrittenRoutes,
): Promise<WrittenRoutes> => {
  try {
    return render();
  } catch (error) {
    Atomics.store(next, 0, parts.length);
    await Promise.allSettled(others);
    throw error;
  }
};

/** How a large site is rendered: where it is, and how many threads of which share the work. */
export type RenderOptions = {
  root: string;
  out: string;
  pool: ThreadPool;
  threads?: number | undefined;
  shard?: Shard | undefined;
};

/**
 * Renders and writes every route of a large site, of which the renderer knows the pages by their outlines: in threads
 * beside this one, which takes part. Returns what the next build must know of each route, in the order of the site's.
 */
export const renderInThreads = async (
  renderer: PageRenderer,
  output: OutputFolder,
  { root, out, shard, pool, threads }: RenderOptions,
): Promise<BuildState['pages']> => {
  const { site, bundle } = renderer;
  const shown = new Set(routesOfPart(site.manifest, shard).map(({ pageId }) => pageId));
  const files = site.source.pages.filter(({ document }) => shown.has(document.id)).map(({ file }) => file);
  const pages = { root, shard, queue: queueOf(files) };
  const input = { ...pages, out, state: output.state, bundle, site: siteWithoutWords(renderer) };
  const others = pool
    .take((threads ?? threadsFor(files.length, documentsOfThread)) - 1)
    .map((thread) => renderedBy(thread, input));
  const routes = new Map(await renderBeside(others, pages.queue, () => renderPages(renderer, output, pages)));
  for (const { routes: more, ...files } of await Promise.all(others)) {
    for (const [path, written] of more) routes.set(path, written);
    output.adopt(files);
  }
  return Object.fromEntries(
    [...site.manifest.byPath.keys()].flatMap((path) => {
      const written = routes.get(path);
      return written ? [[path, written]] : [];
    }),
  );
};
