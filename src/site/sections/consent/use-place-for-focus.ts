import { type RefObject, useEffect, useRef } from 'react';

/**
 * Who wanted to be asked is led to the question, and back to where they came from when it is gone. Who is asked
 * unasked keeps their place.
 */
export const usePlaceForFocus = (card: RefObject<HTMLElement | null>, wanted: number): void => {
  const origin = useRef<Element | null>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (wanted === 0 || wanted === seen.current) return;
    seen.current = wanted;
    if (!card.current?.contains(document.activeElement)) origin.current = document.activeElement;
    card.current?.focus({ preventScroll: true });
  }, [card, wanted]);
  useEffect(
    () => () => {
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    },
    [],
  );
};
