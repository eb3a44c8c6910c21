type Entry = { scroll?: number };

const current = (): Entry => (history.state as Entry | null) ?? {};

/** How far an entry is scrolled that nothing was written into: to its top, or to its anchor, wherever that is. */
const unwritten = () => (location.hash ? undefined : 0);

/** Whether the page may have moved since its place was looked up, which has the browser lay out the page. */
let moved = true;

/** Keeps how far the page was scrolled with its entry in the browser's history. */
export const rememberScroll = (): void => {
  if (!moved) return;
  moved = false;
  if ((current().scroll ?? unwritten()) === window.scrollY) return;
  history.replaceState({ ...current(), scroll: window.scrollY }, '');
};

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

/** Scrolls to where the entry was left, else to the anchor of the address, else to the top. */
export const restoreScroll = (kind: 'visit' | 'return'): void => {
  moved = true;
  const anchor = anchorOf(location.hash);
  const left = kind === 'return' ? current().scroll : undefined;
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** The link by which a page was left, as its number in the document, by the page's address. */
const leftBy = new Map<string, number>();

/** Keeps the link that is followed: it has the focus. */
export const rememberLink = (): void => {
  leftBy.set(location.href, [...document.links].indexOf(document.activeElement as HTMLAnchorElement));
};

/** Moves the focus to the page's heading, so that the keyboard and screen readers start there. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The keyboard and screen readers go on at the link by which a page was left, else at the page's heading. */
export const restoreFocus = (kind: 'visit' | 'return'): void => {
  const link = kind === 'return' ? document.links[leftBy.get(location.href) ?? -1] : undefined;
  link?.focus({ preventScroll: true });
  // A link in a menu that is closed takes no focus.
  if (!link || document.activeElement !== link) focusHeading();
};

/** Scrolling on the way through the history is ours; a document that is loaded again is the browser's. */
export const takeOverScroll = (): void => {
  const setRestoration = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  setRestoration('manual')();
  const onScroll = () => {
    moved = true;
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('pagehide', setRestoration('auto'));
  addEventListener('pageshow', setRestoration('manual'));
};
