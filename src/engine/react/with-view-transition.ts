import { afterNextFrame } from './after-next-frame.ts';

const name = 'page-art';

const clickedArt = (): HTMLElement | null | undefined =>
  document.activeElement?.closest('[data-item]')?.querySelector<HTMLElement>('[data-transition-from]');

type Kept = { card: HTMLElement; show: () => void };

/**
 * A likeness of a card's picture where it is seen now, above whatever is drawn next; without a box, its card gives it
 * its style.
 */
const keepInPlace = (art: HTMLElement): Kept => {
  const { left, top, width, height } = art.getBoundingClientRect();
  const card = art.parentElement?.cloneNode() as HTMLElement;
  const likeness = art.cloneNode(true) as HTMLElement;
  card.inert = true;
  card.style.display = 'contents';
  const place = `position:fixed;z-index:99;margin:0;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  likeness.style.cssText = `${place};view-transition-name:${name}`;
  // The pointer makes the card's picture larger, but is not taken to be on its likeness.
  const [picture, copy] = [art, likeness].map((each) => each.querySelector('img'));
  if (picture && copy) copy.style.scale = getComputedStyle(picture).scale;
  card.append(likeness);
  // Beside the page's sections: as the body's last child it would take that place from all of them, whose styles were worked out anew.
  const beside = art.closest('body > *');
  return { card, show: () => beside?.append(card) };
};

/** Lets a kept picture become the picture of the page on screen, which is not seen until then. */
const moveTo = (target: HTMLElement, { card }: Kept) => {
  target.style.cssText = 'visibility:hidden;view-transition-name:none';
  // Only the picture moves: a snapshot of the whole page would hold up its input.
  document.documentElement.style.viewTransitionName = 'none';
  const exchange = () => {
    card.remove();
    target.style.cssText = '';
  };
  afterNextFrame(() => document.startViewTransition(exchange));
};

type Change = { draw: () => void; settle: () => void };

/**
 * Changes the page at once: `draw` puts it into the document, `settle` does what makes the browser lay it out. If the
 * browser has view transitions, the picture of the clicked card stays until the new page is on screen, and then becomes
 * the picture with the same name there. Started earlier, the transition would delay the page by several frames.
 */
export const withViewTransition = ({ draw, settle }: Change): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const art = clickedArt();
  const kept = calm || !art || !('startViewTransition' in document) ? undefined : keepInPlace(art);
  draw();
  const target = kept && document.querySelector<HTMLElement>('[data-transition-to]');
  // In one go with the new page, or the browser would work out the styles of the likeness by itself.
  if (target) {
    kept.show();
    moveTo(target, kept);
  }
  settle();
};
