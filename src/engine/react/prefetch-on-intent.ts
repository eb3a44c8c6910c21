import { followedLink } from './followed-link.ts';

/** A pointer that stays this many milliseconds means the link; one that a page is scrolled under does not. */
const dwell = 80;

/** Not every browser knows whether its visitor wants to spare data. */
type Connected = { connection?: { saveData: boolean } };

/**
 * Fetches the target of a link as soon as a visitor points at it, touches it or reaches it with the keyboard, unless
 * the browser is set to save data.
 */
export const prefetchOnIntent = (prefetch: (to: string) => void): void => {
  if ((navigator as Connected).connection?.saveData) return;
  let waiting = 0;
  const onIntent = (event: Event) => {
    clearTimeout(waiting);
    const href = followedLink(event)?.getAttribute('href');
    if (!href || href === location.pathname) return;
    if (event.type === 'pointerover') waiting = window.setTimeout(prefetch, dwell, href);
    else prefetch(href);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { capture: true, passive: true });
  }
};
