import { flushSync } from 'react-dom';
import type { PageData } from '../core/types.ts';
import { updateDocumentHead } from './document-head.ts';
import { createPageLoader } from './page-loader.ts';
import { type PageState, type PageStore, typesOf } from './page-store.ts';
import { focusHeading, rememberScroll, restoreScroll, takeOverScroll } from './scroll-memory.ts';
import type { SectionCode } from './section-code.ts';
import { withViewTransition } from './view-transition.ts';

type NavigateOptions = { keepPlace?: boolean };

/** Shows other pages of the site without loading a document. */
export type Player = {
  navigate: (to: string, options?: NavigateOptions) => void;
  prefetch: (to: string) => void;
  /** Shows the current page anew from fresh content, in its place: for the dev server and the studio. */
  refresh: () => Promise<void>;
  /** Shows what the browser's own buttons led to. */
  comeBack: () => void;
};

export type PlayerOptions = {
  store: PageStore;
  code: SectionCode;
  /** The address of the page on screen. */
  shown: URL;
  /** Called once for every page that came on screen, after its title is set. */
  onVisit: (address: URL) => void;
};

type Move = { address: URL; kind: 'visit' | 'return'; keepPlace?: boolean };

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

/** A page that leads to itself takes no second place in the history, as in a browser without scripts. */
const enterHistory = (address: URL) => {
  const change = address.href === location.href ? 'replaceState' : 'pushState';
  history[change]({}, '', address);
};

/** A page that is seen from its top may come in parts; a place further down must be there at once. */
const opensFirst = ({ kind, keepPlace, address }: Move, next: PageData, shown: PageData) =>
  kind === 'visit' && !keepPlace && !address.hash && next.page.id !== shown.page.id;

const loadDocument = ({ href }: URL) => location.assign(href);

/** Creates the player of a hydrated site, which scrolls and remembers where the visitor was from now on. */
export const createPlayer = ({ store, code, onVisit, ...options }: PlayerOptions): Player => {
  const { settings } = store.getState().data.page;
  const loadPage = createPageLoader(settings.constants);
  let latest = 0;
  let { shown } = options;

  const prepare = async (address: URL): Promise<PageData> => {
    const data = await loadPage.kept(address);
    if (data.code !== store.getState().data.code) throw new Error('The site was built anew');
    await code.load(typesOf(data.page));
    return data;
  };

  const drawPart = (part: PageState['part']) => flushSync(() => store.setState({ part }));

  const draw = (data: PageData, inParts: boolean) => {
    const part = inParts ? 'opening' : 'whole';
    flushSync(() => store.setState(({ visit }) => ({ data, visit: visit + 1, part })));
    if (!inParts) return;
    if (document.querySelector('main h1')) requestAnimationFrame(() => drawPart('rest'));
    else drawPart('whole');
  };

  const show = (data: PageData, move: Move) => {
    if (move.kind === 'visit') enterHistory(move.address);
    shown = move.address;
    draw(data, opensFirst(move, data, store.getState().data));
    updateDocumentHead(data.page);
    if (!move.keepPlace) restoreScroll(move.kind);
    if (!move.keepPlace) focusHeading();
    document.dispatchEvent(new Event('site:shown'));
    onVisit(move.address);
  };

  const go = async (move: Move) => {
    latest += 1;
    const mine = latest;
    try {
      const ready = await prepare(move.address);
      if (mine === latest) withViewTransition(() => show(ready, move));
    } catch {
      if (mine === latest) loadDocument(move.address);
    }
  };

  /** Another place on the page that is shown: nothing is loaded, and what was on its way is not wanted any more. */
  const stay = (kind: Move['kind']) => {
    latest += 1;
    restoreScroll(kind);
  };

  const navigate: Player['navigate'] = (to, options) => {
    const address = new URL(to, location.href);
    rememberScroll();
    if (isSamePage(address, shown) && address.hash) {
      enterHistory(address);
      stay('visit');
      return;
    }
    void go({ address, kind: 'visit', ...options });
  };

  const prefetch: Player['prefetch'] = (to) => {
    prepare(new URL(to, location.href)).catch(() => undefined);
  };

  const refresh: Player['refresh'] = async () => {
    const data = await loadPage.fresh(new URL(location.href));
    await code.load(typesOf(data.page));
    store.setState({ data });
    updateDocumentHead(data.page);
  };

  /** Browsers call this also when a link such as #main was followed. */
  const comeBack = () => {
    const address = new URL(location.href);
    if (isSamePage(address, shown)) stay('return');
    else void go({ address, kind: 'return' });
  };

  /** The browser's own buttons give no warning: the place is kept whenever scrolling ends, on the page it belongs to. */
  const onScrollEnd = () => {
    if (isSamePage(new URL(location.href), shown)) rememberScroll();
  };

  takeOverScroll();
  addEventListener('scrollend', onScrollEnd);
  return { navigate, prefetch, refresh, comeBack };
};
