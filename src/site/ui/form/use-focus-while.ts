import { type RefObject, useEffect, useRef } from 'react';

/** Whether the focus is in an element, or was until what had it was disabled. */
const hasFocus = (element: Element) =>
  document.activeElement === document.body || element.contains(document.activeElement);

/**
 * What is disabled while a form is on its way loses the focus: it waits at the status, and comes back to the button when
 * the form could not be sent.
 */
export const useFocusWhile = (
  element: HTMLFormElement,
  sending: boolean,
): RefObject<HTMLParagraphElement | null> => {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current } = status;
    if (!sending || !current) return undefined;
    if (hasFocus(element)) current.focus({ preventScroll: true });
    return () => {
      if (hasFocus(current)) element.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [sending, element]);
  return status;
};
