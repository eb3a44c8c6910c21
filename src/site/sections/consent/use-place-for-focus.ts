import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the question for visitors who opened it, and back to where they came from when it is gone. If it
 * opened by itself, the focus stays.
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
