import { type RefObject, useEffect } from 'react';

/** Calls `leave` for Escape, unless the key belongs to something else on the page that has the focus. */
export const useEscape = (card: RefObject<HTMLElement | null>, leave: () => void): void => {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      const { activeElement, body } = document;
      const isOurs = activeElement === body || card.current?.contains(activeElement);
      if (key === 'Escape' && !defaultPrevented && isOurs) leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [card, leave]);
};
