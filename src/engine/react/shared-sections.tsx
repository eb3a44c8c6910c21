import { renderToString } from 'react-dom/server';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { Section } from './PageView.tsx';
import { createPageStore, PageContext, type PageState, type PageStore } from './page-store.ts';
import { type SectionCode, SectionCodeContext } from './section-code.ts';

type Read = { select: (state: PageState) => unknown; told: unknown };

/** The HTML of a section, and what it asked of its page: of every page that answers the same it is the HTML as well. */
type Look = { html: string; reads: Read[] };

/** A section that stood on the last page of a language, with its looks; none can be kept of one that needs its page. */
type Known = { section: ResolvedSection; looks: Look[]; isShared: boolean };

/** Links look otherwise on the pages that they lead to. A section with still more looks is a matter of its page. */
const mostLooks = 50;

/** How React begins what stands in a boundary, when it has not failed and asks for no file before the page begins. */
const whole = '<!--$-->';

const drawAlone = (
  section: ResolvedSection,
  { store, code }: { store: PageStore; code: SectionCode },
  identifierPrefix = '',
): string =>
  renderToString(
    <PageContext.Provider value={store}>
      <SectionCodeContext.Provider value={code}>
        <Section section={section} />
      </SectionCodeContext.Provider>
    </PageContext.Provider>,
    { identifierPrefix },
  );

/** Undefined for a section that only its page can render: it fails, asks for files early, or makes ids. */
const lookOf = (section: ResolvedSection, data: PageData, code: SectionCode): Look | undefined => {
  const reads: Read[] = [];
  const store: PageStore = createPageStore(data);
  store.onRead = (select, told) => reads.push({ select, told });
  const html = drawAlone(section, { store, code });
  // The ids that React makes tell where in its page a section stands. They are what a prefix changes.
  const again = drawAlone(section, { store: createPageStore(data), code }, 'other');
  return html === again && html.startsWith(whole) ? { html, reads } : undefined;
};

const findLook = (known: Known, data: PageData, code: SectionCode): Look | undefined => {
  const state = createPageStore(data).getState();
  const same = ({ select, told }: Read) => Object.is(select(state), told);
  const found = known.looks.find(({ reads }) => reads.every(same));
  if (found || !known.isShared || known.looks.length >= mostLooks) return found;
  const look = lookOf(known.section, data, code);
  known.isShared = look !== undefined;
  if (look) known.looks.push(look);
  return look;
};

/** The HTML of a section of a page, when it is that of other pages, too. */
export type ShareSection = (section: ResolvedSection, data: PageData) => string | undefined;

/**
 * Renders sections that stand on many pages once for all of them: those whose props are the very same, on pages that
 * answer the same to all that they ask. The first page with a section, and any that answers otherwise, tells nothing.
 */
export const createSharedSections = (code: SectionCode): ShareSection => {
  const known = new Map<string, Known>();
  return (section, data) => {
    const key = `${data.page.locale} ${section.id}`;
    const before = known.get(key);
    if (before?.section === section) return findLook(before, data, code)?.html;
    known.set(key, { section, looks: [], isShared: true });
    return undefined;
  };
};
