const name = 'page-art';

const clickedArt = (): HTMLElement | null | undefined =>
  document.activeElement?.closest('[data-item]')?.querySelector<HTMLElement>('[data-transition-from]');

/**
 * Runs a change of the page inside the browser's view transition where there is one. The picture of the card
 * that was clicked becomes the picture of the page it leads to, which carries the same name in its stylesheet.
 */
export const withViewTransition = (change: () => void): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const art = clickedArt();
  if (calm || !art || !('startViewTransition' in document)) {
    change();
    return;
  }
  art.style.viewTransitionName = name;
  // Only the picture moves: a likeness of the whole page would hold up the new one.
  document.documentElement.style.viewTransitionName = 'none';
  document.startViewTransition(change);
};
