import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../core/types.ts';
import { App } from './App.tsx';
import { ensureStylesheet } from './document-head.ts';
import { createPageStore, type PageStore, sectionsOf } from './page-store.ts';
import { createPlayer, type Player } from './player.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadSections, type SectionLoaders } from './registry.ts';

export type HydrateOptions = {
  root: HTMLElement;
  data: PageData;
  /** The stylesheet with the rules of everything that may appear from now on. */
  styles: string;
  loaders: SectionLoaders;
  /** What lies above every page, such as messages to the visitor. Must render nothing at first. */
  overlays?: ReactNode;
  /** What sections are given from outside, as providers around the whole site. Must add no element. */
  frame?: (app: ReactNode) => ReactNode;
  onVisit: (address: URL) => void;
};

const announceReady = () => document.dispatchEvent(new Event('site:ready'));

const asItIs = (app: ReactNode) => app;

const takeOver = (options: HydrateOptions, store: PageStore, player: Player) => {
  const { root, overlays, frame = asItIs } = options;
  const app = (
    <App store={store} navigate={player.navigate} onReady={announceReady}>
      {overlays}
    </App>
  );
  startTransition(() => void hydrateRoot(root, frame(app)));
};

/** Makes a prerendered document live. Input comes first: React works in a transition. */
export const hydrate = async (options: HydrateOptions): Promise<void> => {
  const { data, styles, loaders, onVisit } = options;
  const types = sectionsOf(data.page).map(({ type }) => type);
  const [components] = await Promise.all([loadSections(loaders, types), ensureStylesheet(styles)]);
  const store = createPageStore(data, components);
  const player = createPlayer({ store, loaders, onVisit });
  takeOver(options, store, player);
  player.start();
  prefetchOnIntent(player.prefetch);
  document.addEventListener('site:refresh', () => void player.refresh());
};
