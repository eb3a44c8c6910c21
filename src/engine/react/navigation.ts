import { flushSync } from 'react-dom';
import type { PageData } from '../core/types.ts';
import { createFocusMemory, type FocusMemory } from './focus-memory.ts';
import { markWaiting } from './mark-waiting.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { type PageState, type PageStore, typesOf } from './page-store.ts';
import { createScrollMemory, onScrollEnd, type ScrollMemory } from './scroll-memory.ts';
import type { SectionCode } from './section-code.ts';
import { updateDocumentHead } from './update-document-head.ts';
import type { Waiting } from './waiting.ts';
import { withViewTransition } from './with-view-transition.ts';

const drawPart = (store: PageStore, part: PageState['part']) => flushSync(() => store.setState({ part }));

/** Draws a page at once. In parts, its opening comes first and the others a frame later, where it has a heading. */
const drawPage = (store: PageStore, data: PageData, inParts: boolean): void => {
  const part = inParts ? 'opening' : 'whole';
  flushSync(() => store.setState(({ visit }) => ({ data, visit: visit + 1, part })));
  if (!inParts) return;
  if (document.querySelector('main h1')) requestAnimationFrame(() => drawPart(store, 'rest'));
  else drawPart(store, 'whole');
};

type NavigateOptions = { keepPlace?: boolean };

/** Shows other pages of the site without loading a document. */
export type Navigation = {
  navigate: (to: string, options?: NavigateOptions) => void;
  prefetch: (to: string) => void;
  /** Shows the current page anew in its place, from fresh content or from `given`: for the dev server. */
  refresh: (given?: PageData) => Promise<void>;
  /** Shows the page that the browser's own buttons led to. */
  comeBack: () => void;
};

/** What moving to other pages works on. */
export type NavigationOptions = {
  store: PageStore;
  code: SectionCode;
  /** The address of the page on screen. */
  shown: URL;
  /** What the visitor waits for, also before this code is there. */
  waiting: Waiting;
  /** Called once for every other page that came on screen, after its title is set. */
  onVisit: (address: URL) => void;
};

type Move = { address: URL; kind: 'visit' | 'return'; keepPlace?: boolean };

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

/**
 * A page that leads to itself takes no second place in the history, as in a browser without scripts. One that keeps its
 * place is scrolled as far as the entry before it says.
 */
const enterHistory = (address: URL, keepPlace = false) => {
  const change = address.href === location.href ? 'replaceState' : 'pushState';
  history[change](keepPlace ? history.state : {}, '', address);
};

/** A page that is seen from its top may come in parts; a place further down must be there at once. */
const opensFirst = ({ kind, keepPlace, address }: Move, next: PageData, shown: PageData) =>
  kind === 'visit' && !keepPlace && !address.hash && next.page.id !== shown.page.id;

type Prepare = (address: URL) => Promise<PageData>;

/** Gets a page with all that it needs to be drawn. Fails where the running code is not the page's. */
const createPrepare =
  ({ store, code }: NavigationOptions, load: PageLoader['kept']): Prepare =>
  async (address) => {
    const data = await load(address);
    if (data.code !== store.getState().data.code) throw new Error('The site was built anew');
    await code.load(typesOf(data.page));
    return data;
  };

/** Where the visitor was on the pages that he left. */
type Memory = { scroll: ScrollMemory; focus: FocusMemory };

/** The page that the visitor sees, and how it is replaced by another one. */
const createScreen = ({ store, onVisit, ...options }: NavigationOptions, { scroll, focus }: Memory) => {
  let { shown } = options;
  const draw = (data: PageData, move: Move) => {
    if (move.kind === 'visit') enterHistory(move.address, move.keepPlace);
    shown = move.address;
    drawPage(store, data, opensFirst(move, data, store.getState().data));
    updateDocumentHead(data);
  };
  const settle = (move: Move, isOther: boolean) => {
    if (!move.keepPlace) {
      scroll.restore(move.kind);
      focus.restore(move.kind);
    }
    document.dispatchEvent(new Event('site:shown'));
    if (isOther) onVisit(move.address);
  };
  const isShown = (address: URL) => isSamePage(address, shown);
  const show = (data: PageData, move: Move) => {
    const isOther = !isShown(move.address);
    return withViewTransition({ draw: () => draw(data, move), settle: () => settle(move, isOther) });
  };
  return { show, shown: () => shown, isShown };
};

type Moving = { prepare: Prepare; show: (data: PageData, move: Move) => void; waiting: Waiting };

/** Moves to other pages. The latest move counts: an earlier one that is still on its way is dropped. */
const createMoves = ({ prepare, show, waiting }: Moving, scroll: ScrollMemory) => {
  const go = async (move: Move) => {
    const isLatest = waiting.begin(move.address.href);
    try {
      const ready = await prepare(move.address);
      if (!isLatest()) return;
      markWaiting(false);
      show(ready, move);
    } catch {
      if (isLatest()) waiting.loadDocument(move.address.href);
    }
  };
  /** Another place on the page that is shown: nothing is loaded. */
  const stay = (kind: Move['kind']) => {
    waiting.stop();
    scroll.restore(kind);
  };
  return { go, stay };
};

type Screen = ReturnType<typeof createScreen>;

/** The last refresh wins, also if the code of an earlier one takes longer, or the visitor has moved on. */
const createRefresh = (
  { store, code }: NavigationOptions,
  load: PageLoader['fresh'],
  { shown, isShown }: Pick<Screen, 'shown' | 'isShown'>,
): Navigation['refresh'] => {
  let latest = 0;
  const refresh: Navigation['refresh'] = async (given) => {
    latest += 1;
    const mine = latest;
    const address = shown();
    const data = await load(address, given);
    await code.load(typesOf(data.page));
    if (mine !== latest) return;
    if (!isShown(address)) return refresh();
    store.setState({ data });
    updateDocumentHead(data);
  };
  return refresh;
};

/** Creates the navigation of a hydrated site, which scrolls and remembers where the visitor was from now on. */
export const createNavigation = (options: NavigationOptions): Navigation => {
  const { store, waiting } = options;
  const [scroll, focus] = [createScrollMemory(), createFocusMemory()];
  const loadPage = createPageLoader(store.getState().data.page.settings.constants);
  const prepare = createPrepare(options, loadPage.kept);
  const screen = createScreen(options, { scroll, focus });
  const { show, isShown } = screen;
  const { go, stay } = createMoves({ prepare, show, waiting }, scroll);

  /** Not while a page that the browser's buttons led to is on its way: the place on screen is not that page's. */
  const isHere = () => isShown(new URL(location.href));
  const navigate: Navigation['navigate'] = (to, how) => {
    const address = new URL(to, location.href);
    if (isHere()) {
      scroll.remember();
      focus.remember();
    }
    if (!isShown(address) || !address.hash) return void go({ address, kind: 'visit', ...how });
    enterHistory(address);
    stay('visit');
  };
  const keepPlace = () => void (isHere() && scroll.remember());
  const prefetch: Navigation['prefetch'] = (to) => {
    // The click finds it kept: writing it takes milliseconds that the new page would wait for.
    keepPlace();
    prepare(new URL(to, location.href)).catch(() => undefined);
  };
  const refresh = createRefresh(options, loadPage.fresh, screen);
  /** Browsers call this also when a link such as #main was followed. */
  const comeBack = () => {
    const address = new URL(location.href);
    if (isShown(address)) stay('return');
    else void go({ address, kind: 'return' });
  };

  // The browser's own buttons give no warning: the place is kept whenever scrolling ends, on the page it belongs to.
  onScrollEnd(keepPlace);
  return { navigate, prefetch, refresh, comeBack };
};
