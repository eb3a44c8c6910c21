import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageState } from '../../../engine/react/page-store.ts';

type Dropdown = { open: boolean; show: () => void; hide: () => void };

/**
 * A list that opens below a button of `menu`. It closes when the page changes and when a visitor clicks or
 * moves the focus outside; focus inside the list goes back to the button.
 */
export const useDropdown = (menu: RefObject<HTMLElement | null>): Dropdown => {
  const [open, setOpen] = useState(false);
  const visit = usePageState((state) => state.visit);
  // Drawn at once, so that the list can take the focus in the same step.
  const show = () => flushSync(() => setOpen(true));
  const hide = () => {
    const button = menu.current?.querySelector('button');
    if (button !== document.activeElement && menu.current?.contains(document.activeElement)) button?.focus();
    setOpen(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is what closes the list
  useEffect(hide, [visit]);
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    const closed = new AbortController();
    // Before React, which keeps events of sections it has not taken over to itself.
    const first = { capture: true, signal: closed.signal };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onElsewhere, first);
    return () => closed.abort();
  }, [open, menu]);
  return { open, show, hide };
};
