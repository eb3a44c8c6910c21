import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { usePageState } from '../../../engine/react/page-store.ts';
import { controlAfterTab } from './menu-keys.ts';

type Drawer = {
  dialog: RefObject<HTMLDialogElement | null>;
  burger: RefObject<HTMLButtonElement | null>;
  /** Undefined until it is drawn, which is once the page is live. */
  open: boolean | undefined;
  show: () => void;
  hide: () => void;
  /** The event handlers of the dialog. */
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

/**
 * Makes the page behind an open panel inert. It comes when the panel is on its way in already, because the browser works
 * out every element of the page for it.
 */
const makeModal = (panel: HTMLDialogElement | null, burger: HTMLElement | null) => {
  // It may be closed by now, or opened twice.
  if (!panel?.matches('[open]:not(:modal)')) return;
  // The panel returns the focus to what had it, and not every browser focuses a clicked button.
  burger?.focus();
  panel.open = false;
  panel.showModal();
};

/** A modal panel: the browser closes it with Escape and gives the focus back to the button that opened it. */
export const useDrawer = (): Drawer => {
  const dialog = useRef<HTMLDialogElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  const visit = usePageState((state) => state.visit);
  const show = () => {
    if (open === undefined) setOpen(false);
    if (dialog.current) dialog.current.open = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        makeModal(dialog.current, burger.current);
        setOpen(dialog.current?.open);
      }),
    );
  };
  const hide = useCallback(() => dialog.current?.close(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the page is what closes the panel
  useEffect(hide, [visit]);
  useEffect(() => startTransition(() => setOpen((now) => now ?? false)), []);
  useEffect(() => {
    // In a window that has grown wide the menu stands in the header, and its button is gone.
    const onResize = () => burger.current?.offsetParent ?? hide();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, [hide]);
  return {
    dialog,
    burger,
    open,
    show,
    hide,
    handlers: {
      onClose: () => setOpen(false),
      onClick: ({ target, currentTarget }) => target === currentTarget && hide(),
      onKeyDown: holdFocus,
    },
  };
};
