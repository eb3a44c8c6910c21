import { renderToString } from 'react-dom/server';
import type { SharedText } from '../core/pieces.ts';
import { createRecent } from '../core/recent.ts';
import type { ResolvedSection } from '../core/types.ts';
import { Section } from './PageView.tsx';
import { createPageStore, PageContext, type PageState, type PageStore } from './page-store.ts';
import { type SectionCode, SectionCodeContext } from './section-code.ts';

type Read = { select: (state: PageState) => unknown; told: unknown };

/** The HTML of a section, and what it read from its page: it is the same on every page that answers the same. */
type Look = { html: SharedText; reads: Read[] };

/** A section that was on some page, with its looks; it has none if it needs its own page. */
type Known = { section: ResolvedSection; looks: Look[]; isShared: boolean };

/** Links look different on the pages that they lead to. A section with more looks than this depends on its page. */
const mostLooks = 50;

/** Most sections of a large site stand on one page alone: they are soon forgotten. */
const mostSections = 200;

/** How React begins the content of a boundary that has not failed and needs no file before the page begins. */
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
  // React's ids contain the place of a section in its page. A prefix changes them, and shows whether there are any.
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

/** A section, its text as JSON, and the state of its page. */
type Asked = { section: ResolvedSection; text: string; state: PageState };

/** The HTML of a section, if other pages have the very same. */
type ShareSection = (asked: Asked) => SharedText | undefined;

/**
 * Renders a section once for all pages that have the very same, and answer the same to all that it reads. Returns
 * undefined for the first page with a section, and for a section that only its page can render.
 */
export const createSharedSections = (code: SectionCode): ShareSection => {
  const known = createRecent<Known | 'once'>(mostSections);
  return ({ section, text, state }) => {
    const before = known.get(text);
    if (before !== undefined && before !== 'once') return findLook(before, state, code)?.html;
    // Of a section that may never come again, only its text is kept.
    const now: Known | 'once' = before ? { section, looks: [], isShared: true } : 'once';
    known.set(text, now);
    return now === 'once' ? undefined : findLook(now, state, code)?.html;
  };
};
