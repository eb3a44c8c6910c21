import { type ReactNode, useEffect, useRef } from 'react';
import { PageView } from './PageView.tsx';
import { PageContext, type PageStore, usePageState } from './page-store.ts';
import { useAnswer } from './roll-call.ts';
import { type SectionCode, SectionCodeContext } from './section-code.ts';

/** Says the title of the new page to screen readers, after every visit but the first. */
const RouteAnnouncer = () => {
  const visit = usePageState((state) => state.visit);
  const title = usePageState((state) => state.data.page.title);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visit > 0 && region.current) region.current.textContent = title;
  }, [visit, title]);
  return <div ref={region} className="sr" role="status" aria-live="polite" data-announcer="" />;
};

/** The name by which the frame around the sections answers when it is live. */
export const framePart = '#';

type AppProps = { store: PageStore; code: SectionCode; children?: ReactNode };

/** The whole site: the page on screen and what lies above it. */
export const App = ({ store, code, children }: AppProps) => {
  useAnswer(framePart);
  return (
    <PageContext.Provider value={store}>
      <SectionCodeContext.Provider value={code}>
        <PageView />
      </SectionCodeContext.Provider>
      <RouteAnnouncer />
      {children}
    </PageContext.Provider>
  );
};
