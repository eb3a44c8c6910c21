import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../core/types.ts';
import { App } from './App.tsx';
import { ensureStylesheet } from './document-head.ts';
import { createPageStore, type PageStore, sectionsOf } from './page-store.ts';
import { createPlayer } from './player.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadSections, type SectionLoaders } from './registry.ts';

export type HydrateOptions = {
  root: HTMLElement;
  data: PageData;
  loaders: SectionLoaders;
  /** What lies above every page, such as messages to the visitor. Must render nothing at first. */
  overlays?: ReactNode;
  /** What sections are given from outside, as providers around the whole site. Must add no element. */
  frame?: (app: ReactNode) => ReactNode;
  onVisit: (address: URL) => void;
};

/** Makes a prerendered document live. Input comes first: React works in a transition. Returns the page's store. */
export const hydrate = async ({
  root,
  data,
  loaders,
  overlays,
  frame = (app) => app,
  onVisit,
}: HydrateOptions): Promise<PageStore> => {
  const types = sectionsOf(data.page).map(({ type }) => type);
  const [components] = await Promise.all([loadSections(loaders, types), ensureStylesheet(data.lateCss)]);
  const store = createPageStore(data, components);
  const player = createPlayer({ store, loaders, onVisit });
  const announceReady = () => document.dispatchEvent(new Event('site:ready'));
  startTransition(() => {
    hydrateRoot(
      root,
      frame(
        <App store={store} navigate={player.navigate} onReady={announceReady}>
          {overlays}
        </App>,
      ),
    );
  });
  player.start();
  prefetchOnIntent(player.prefetch);
  document.addEventListener('site:refresh', () => void player.refresh());
  return store;
};
