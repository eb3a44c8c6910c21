import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../core/types.ts';
import { App, framePart } from './App.tsx';
import { bearMovedNodes } from './bear-moved-nodes.ts';
import { ensureRest } from './ensure-rest.ts';
import { followLinks } from './follow-links.ts';
import { createLateNavigation } from './late-navigation.ts';
import type { Navigation } from './navigation.ts';
import { createPageStore, type PageStore, sectionsOn } from './page-store.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { createRollCall, RollCallContext } from './roll-call.ts';
import { createSectionCode, type SectionCode } from './section-code.ts';
import type { AnyRegistry } from './section-registry.ts';

type HydrateOptions = {
  root: HTMLElement;
  data: PageData;
  /** The stylesheet with the rules of everything that may appear from now on. */
  styles: string;
  sections: AnyRegistry;
  /** Static types that this visit needs alive all the same. */
  wanted?: string[];
  /** What lies above every page, such as messages to the visitor. Must render nothing at first. */
  overlays?: ReactNode;
  /** What sections are given from outside, as providers around the whole site. Must add no element. */
  frame?: (app: ReactNode) => ReactNode;
  onVisit: (address: URL) => void;
};

const asItIs = (app: ReactNode) => app;

type Live = { store: PageStore; code: SectionCode; onReady: () => void };

/** The sections whose code a prerendered page needs: static ones work as they are. */
const interactive = ({ page }: PageData, code: SectionCode) =>
  sectionsOn(page).filter(({ type }) => !code.isStatic(type));

const takeOver = (options: HydrateOptions, { store, code, onReady }: Live) => {
  const { root, data, overlays, frame = asItIs } = options;
  const parts = interactive(data, code).map(({ id }) => id);
  const app = (
    <RollCallContext.Provider value={createRollCall([framePart, ...parts], onReady)}>
      <App store={store} code={code}>
        {overlays}
      </App>
    </RollCallContext.Provider>
  );
  startTransition(() => void hydrateRoot(root, frame(app)));
};

/** Gives the focus back to a field that React had to draw anew, where the document was not what it expected. */
const keepFocus = () => {
  const { activeElement: field } = document;
  return () => field && !field.isConnected && document.getElementById(field.id)?.focus();
};

const goLive = ({ navigate, prefetch }: Pick<Navigation, 'navigate' | 'prefetch'>) => {
  followLinks(navigate);
  prefetchOnIntent(prefetch);
  // Not from within React's own work: a repeated action may draw at once, such as a list that takes the focus.
  queueMicrotask(() => document.dispatchEvent(new Event('site:ready')));
};

/** Makes a prerendered document live. Input comes first: React works in a transition. */
export const hydrate = async (options: HydrateOptions): Promise<void> => {
  const { data, styles, sections, wanted = [], onVisit } = options;
  const code = createSectionCode(sections);
  const types = interactive(data, code).map(({ type }) => type);
  await Promise.all([code.load([...types, ...wanted]), ensureRest(styles)]);
  const store = createPageStore(data);
  const navigation = createLateNavigation({ store, code, onVisit });
  bearMovedNodes();
  const giveFocusBack = keepFocus();
  const onReady = () => {
    giveFocusBack();
    goLive(navigation);
  };
  takeOver(options, { store, code, onReady });
  document.addEventListener(
    'site:refresh',
    ({ detail }: CustomEventInit<PageData>) => void navigation.refresh(detail ?? undefined),
  );
};
