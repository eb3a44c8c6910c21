import { flushSync } from 'react-dom';
import type { PageData } from '../core/types.ts';
import { updateDocumentHead } from './document-head.ts';
import { createPageLoader } from './page-loader.ts';
import { type PageStore, sectionsOf } from './page-store.ts';
import { loadSections, type SectionComponents, type SectionLoaders } from './registry.ts';
import { focusHeading, rememberScroll, restoreScroll, takeOverScroll } from './scroll-memory.ts';
import { withViewTransition } from './view-transition.ts';

type NavigateOptions = { keepPlace?: boolean };

/** Shows other pages of the site without loading a document. */
export type Player = {
  navigate: (to: string, options?: NavigateOptions) => void;
  prefetch: (to: string) => void;
  /** Shows the current page anew from fresh content, in its place: for the dev server and the studio. */
  refresh: () => Promise<void>;
  start: () => void;
};

export type PlayerOptions = {
  store: PageStore;
  loaders: SectionLoaders;
  /** Called once for every page that came on screen, after its title is set. */
  onVisit: (address: URL) => void;
};

type Ready = { data: PageData; components: SectionComponents };
type Move = { address: URL; kind: 'visit' | 'return'; keepPlace?: boolean };

const isSamePage = (one: URL, other: URL) => one.pathname === other.pathname && one.search === other.search;

/** A page that leads to itself takes no second place in the history, as in a browser without scripts. */
const enterHistory = (address: URL) => {
  const change = address.href === location.href ? 'replaceState' : 'pushState';
  history[change]({}, '', address);
};

const loadDocument = ({ href }: URL) => location.assign(href);

/** Creates the player of a hydrated site. Only `start` touches the document. */
export const createPlayer = ({ store, loaders, onVisit }: PlayerOptions): Player => {
  const { settings } = store.getState().data.page;
  const loadPage = createPageLoader(settings.constants);
  let latest = 0;
  let shown: URL | undefined;

  const prepare = async (address: URL): Promise<Ready> => {
    const data = await loadPage.kept(address);
    if (data.code !== store.getState().data.code) throw new Error('The site was built anew');
    const types = sectionsOf(data.page).map(({ type }) => type);
    return { data, components: await loadSections(loaders, types) };
  };

  const show = ({ data, components }: Ready, move: Move) => {
    if (move.kind === 'visit') enterHistory(move.address);
    shown = move.address;
    flushSync(() => store.setState(({ visit }) => ({ data, components, visit: visit + 1 })));
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
    if (shown && isSamePage(address, shown) && address.hash) {
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
    const components = await loadSections(
      loaders,
      sectionsOf(data.page).map(({ type }) => type),
    );
    store.setState({ data, components });
    updateDocumentHead(data.page);
  };

  /** Browsers call this also when a link such as #main was followed. */
  const onReturn = () => {
    const address = new URL(location.href);
    if (shown && isSamePage(address, shown)) stay('return');
    else void go({ address, kind: 'return' });
  };

  /** The browser's own buttons give no warning: the place is kept whenever scrolling ends, on the page it belongs to. */
  const onScrollEnd = () => {
    if (shown && isSamePage(new URL(location.href), shown)) rememberScroll();
  };

  const start = () => {
    takeOverScroll();
    addEventListener('popstate', onReturn);
    addEventListener('scrollend', onScrollEnd);
    shown = new URL(location.href);
    onVisit(shown);
  };

  return { navigate, prefetch, refresh, start };
};
