import { focusHeading } from './focus-heading.ts';

/** Keeps the link by which each page was left. */
export type FocusMemory = {
  /** Keeps the link that is followed: it has the focus. */
  remember: () => void;
  /** The keyboard and screen readers go on at the link by which a page was left, else at the page's heading. */
  restore: (kind: 'visit' | 'return') => void;
};

/** Remembers where the focus was on pages that were left. */
export const createFocusMemory = (): FocusMemory => {
  /** The link by which a page was left, as its number in the document, by the page's address. */
  const leftBy = new Map<string, number>();
  return {
    remember: () => {
      leftBy.set(location.href, [...document.links].indexOf(document.activeElement as HTMLAnchorElement));
    },
    restore: (kind) => {
      const link = kind === 'return' ? document.links[leftBy.get(location.href) ?? -1] : undefined;
      link?.focus({ preventScroll: true });
      // A link in a menu that is closed takes no focus.
      if (!link || document.activeElement !== link) focusHeading();
    },
  };
};
