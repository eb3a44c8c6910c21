import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageState } from '../../../engine/react/page-store.ts';
import { controlAfterTab } from './menu-keys.ts';

type Drawer = {
  dialog: RefObject<HTMLDialogElement | null>;
  burger: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** Whether it is or was to be opened: until then it need not be drawn. */
  used: boolean;
  /** Draws it closed: before it opens, while the finger is still on its button, and after. */
  draw: () => void;
  show: () => void;
  hide: () => void;
  /** What the dialog listens to. */
  handlers: {
    onClose: () => void;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

const holdFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = controlAfterTab(event.shiftKey, current, controls.length);
  if (next === undefined) return;
  event.preventDefault();
  controls[next]?.focus();
};

/** A modal panel: the browser closes it with Escape and gives the focus back to the button that opened it. */
export const useDrawer = (): Drawer => {
  const dialog = useRef<HTMLDialogElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const [{ open, used }, setState] = useState({ open: false, used: false });
  const visit = usePageState((state) => state.visit);
  const draw = () => setState({ open: false, used: true });
  const show = () => {
    flushSync(() => setState({ open: true, used: true }));
    // Not every browser focuses a clicked button, and the dialog returns the focus to what had it.
    burger.current?.focus();
    dialog.current?.showModal();
  };
  const hide = () => dialog.current?.close();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is what closes the panel
  useEffect(hide, [visit]);
  return {
    dialog,
    burger,
    open,
    used,
    draw,
    show,
    hide,
    handlers: {
      onClose: draw,
      onClick: ({ target, currentTarget }) => target === currentTarget && hide(),
      onKeyDown: holdFocus,
    },
  };
};
