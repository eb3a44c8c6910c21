import { type ReactNode, useEffect, useRef } from 'react';
import { Router } from 'wouter';
import type { Player } from './player.ts';
import { PageContext, type PageStore, usePageState } from './page-store.ts';
import { PageView } from './PageView.tsx';

/** Moves focus to the new page's heading and says its title to screen readers, after every visit but the first. */
const RouteAnnouncer = () => {
  const visit = usePageState((state) => state.visit);
  const title = usePageState((state) => state.data.page.title);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visit > 0 && region.current) region.current.textContent = title;
  }, [visit, title]);
  return <div ref={region} className="sr" role="status" aria-live="polite" data-announcer="" />;
};

type AppProps = { store: PageStore; player?: Player; onReady?: () => void; children?: ReactNode };

/** The whole site: the router, the page on screen and what lies above it. Without a player, links load documents. */
export const App = ({ store, player, onReady, children }: AppProps) => {
  useEffect(() => onReady?.(), [onReady]);
  const path = store.getState().data.page.path;
  const useLocation = (): [string, (to: string) => void] => [path, player?.navigate ?? (() => undefined)];
  return (
    <PageContext.Provider value={store}>
      <Router hook={player?.useLocation ?? useLocation} ssrPath={path}>
        <PageView />
        <RouteAnnouncer />
        {children}
      </Router>
    </PageContext.Provider>
  );
};
