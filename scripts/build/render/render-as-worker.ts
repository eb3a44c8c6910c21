import { prepareSite } from '../../../src/engine/core/site.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import type { BuildState } from '../../output/build-state.ts';
import { openSharedOutput } from '../../output/output-folder.ts';
import { wordsOfThread } from '../../site/words-of-thread.ts';
import { isTaken } from '../../threads/part-queue.ts';
import type { CodeBundle } from '../code/code-bundle.ts';
import { createPageRenderer, loadCode } from './render-page.ts';
import { type PagesToRender, renderPages, type WrittenRoutes } from './render-pages.ts';

/** The input of a thread that renders; `site` is its source without the words, as JSON. */
export type RenderInput = PagesToRender & {
  out: string;
  state: BuildState;
  bundle: CodeBundle;
  site: string;
};

/** The work of a thread: the routes it wrote, and the files of the output that it wrote or kept. */
export type Rendered = { routes: WrittenRoutes; written: string[]; kept: string[] };

/** Renders pages of a site beside the main thread. */
export const renderAsWorker = async (
  { out, state, bundle, site, ...pages }: RenderInput,
  send: (rendered: string) => void,
): Promise<void> => {
  const nothing: Rendered = { routes: [], written: [], kept: [] };
  // The thread that checked the site until now may find that everything is rendered.
  if (isTaken(pages.queue)) return send(JSON.stringify(nothing));
  const { locales } = wordsOfThread(pages.root);
  const source = { ...(JSON.parse(site) as Omit<SiteSource, 'locales'>), locales };
  const renderer = createPageRenderer(prepareSite(source), await loadCode(bundle));
  const output = openSharedOutput(out, state);
  const routes = renderPages(renderer, output, pages);
  const rendered: Rendered = { routes, ...output.taken() };
  send(JSON.stringify(rendered));
};
