import { useEffect } from 'react';

const returnFocus = (element: HTMLFormElement) => {
  if (document.activeElement === document.body) element.querySelector<HTMLElement>('[type=submit]')?.focus();
};

/** A button that was disabled lost the focus: it comes back when the form could not be sent. */
export const useReturnedFocus = (element: HTMLFormElement, sending: boolean) =>
  useEffect(() => {
    if (sending) return () => returnFocus(element);
    return undefined;
  }, [sending, element]);
