type Entry = { scroll?: number };

const current = (): Entry => (history.state as Entry | null) ?? {};

/** How far an entry is scrolled that nothing was written into: to its top, or to its anchor, wherever that is. */
const unwritten = () => (location.hash ? undefined : 0);

/** This many milliseconds without scrolling count as its end in browsers without that event (Safari before 26.2). */
const rest = 150;

/** Calls whenever scrolling ends. */
export const onScrollEnd = (then: () => void): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(waiting);
    waiting = setTimeout(then, rest);
  };
  if ('onscrollend' in globalThis) addEventListener('scrollend', then);
  else addEventListener('scroll', again, { passive: true });
};

/** The element that the address names behind its #. */
const anchorOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Anybody may write an address such as #100%.
    return null;
  }
};

/** Scrolling on the way through the history is ours; a document that is loaded again is the browser's. */
const takeOverScroll = (onScroll: () => void): void => {
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  setRestoration('manual')();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', setRestoration('auto'));
  addEventListener('pageshow', setRestoration('manual'));
};

/** Keeps how far each page was scrolled. */
export type ScrollMemory = {
  /** Keeps how far the page was scrolled with its entry in the browser's history. */
  remember: () => void;
  /** Scrolls to where the entry was left, else to the anchor of the address, else to the top. */
  restore: (kind: 'visit' | 'return') => void;
};

/** Remembers from now on how far pages were scrolled. */
export const createScrollMemory = (): ScrollMemory => {
  /** Whether the page may have moved since its place was looked up, which has the browser lay out the page. */
  let moved = true;
  takeOverScroll(() => {
    moved = true;
  });
  return {
    remember: () => {
      if (!moved) return;
      moved = false;
      if ((current().scroll ?? unwritten()) === window.scrollY) return;
      history.replaceState({ ...current(), scroll: window.scrollY }, '');
    },
    restore: (kind) => {
      moved = true;
      const anchor = anchorOf(location.hash);
      const left = kind === 'return' ? current().scroll : undefined;
      if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
      else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
};
