import { renderToString } from 'react-dom/server';
import type { SharedText } from '../core/pieces.ts';
import { createRecent } from '../core/recent.ts';
import type { ResolvedSection } from '../core/types.ts';
import { Section } from './PageView.tsx';
import { createPageStore, PageContext, type PageState, type PageStore } from './page-store.ts';
import { type SectionCode, SectionCodeContext } from './section-code.ts';

type Read = { select: (state: PageState) => unknown; told: unknown };

/** The HTML of a section, and what it asked of its page: of every page that answers the same it is the HTML as well. */
type Look = { html: SharedText; reads: Read[] };

/** A section that stood on some page, with its looks; none can be kept of one that needs its page. */
type Known = { section: ResolvedSection; looks: Look[]; isShared: boolean };

/** Links look otherwise on the pages that they lead to. A section with still more looks is a matter of its page. */
const mostLooks = 50;

/** Most sections of a large site stand on one page alone: they are soon forgotten. */
const mostSections = 200;

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
const lookOf = (section: ResolvedSection, { data }: PageState, code: SectionCode): Look | undefined => {
  const reads: Read[] = [];
  const store: PageStore = createPageStore(data);
  store.onRead = (select, told) => reads.push({ select, told });
  const text = drawAlone(section, { store, code });
  // The ids that React makes tell where in its page a section stands. They are what a prefix changes.
  const again = drawAlone(section, { store: createPageStore(data), code }, 'other');
  return text === again && text.startsWith(whole) ? { html: { text }, reads } : undefined;
};

const findLook = (known: Known, state: PageState, code: SectionCode): Look | undefined => {
  const same = ({ select, told }: Read) => Object.is(select(state), told);
  const found = known.looks.find(({ reads }) => reads.every(same));
  if (found || !known.isShared || known.looks.length >= mostLooks) return found;
  const look = lookOf(known.section, state, code);
  known.isShared = look !== undefined;
  if (look) known.looks.push(look);
  return look;
};

/** A section, what it says as JSON, and what its page is asked. */
type Asked = { section: ResolvedSection; text: string; state: PageState };

/** The HTML of a section of a page, when it is that of other pages, too. */
type ShareSection = (asked: Asked) => SharedText | undefined;

/**
 * Renders sections that stand on many pages once for all of them: those that say the very same, on pages that answer the
 * same to all that they ask. The first page with a section, and any that answers otherwise, tells nothing.
 */
export const createSharedSections = (code: SectionCode): ShareSection => {
  const known = createRecent<Known | 'once'>(mostSections);
  return ({ section, text, state }) => {
    const before = known.get(text);
    if (before !== undefined && before !== 'once') return findLook(before, state, code)?.html;
    // Of a section that may never come again nothing is kept but what it says.
    const now: Known | 'once' = before ? { section, looks: [], isShared: true } : 'once';
    known.set(text, now);
    return now === 'once' ? undefined : findLook(now, state, code)?.html;
  };
};
