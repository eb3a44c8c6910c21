import { type ReactNode, useEffect, useRef } from 'react';
import { Router } from 'wouter';
import { PageView } from './PageView.tsx';
import { PageContext, type PageStore, usePageState } from './page-store.ts';
import type { Player } from './player.ts';
import { NavigateContext, useSiteLocation } from './site-location.ts';

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

type AppProps = {
  store: PageStore;
  navigate?: Player['navigate'];
  onReady?: () => void;
  children?: ReactNode;
};

const stay: Player['navigate'] = () => undefined;

/** The whole site: the router, the page on screen and what lies above it. Without `navigate`, links load documents. */
export const App = ({ store, navigate = stay, onReady, children }: AppProps) => {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <PageContext.Provider value={store}>
      <NavigateContext.Provider value={navigate}>
        <Router hook={useSiteLocation} ssrPath={store.getState().data.page.path}>
          <PageView />
          <RouteAnnouncer />
          {children}
        </Router>
      </NavigateContext.Provider>
    </PageContext.Provider>
  );
};
