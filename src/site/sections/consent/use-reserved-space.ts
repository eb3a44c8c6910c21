import { type RefObject, useEffect } from 'react';

const property = '--consent-space';

/** Tells the stylesheets how far the card reaches up from the window's lower edge, so that others keep clear of it. */
export const useReservedSpace = (card: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = card.current?.getBoundingClientRect().top ?? innerHeight;
      style.setProperty(property, `${Math.round(innerHeight - top)}px`);
    };
    const observer = new ResizeObserver(measure);
    if (card.current) observer.observe(card.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  }, [card]);
};
