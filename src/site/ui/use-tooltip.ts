import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../engine/react/page-store.ts';
import { delayBeforeOpening, lastClosed, noteClosed } from './tooltip-delay.ts';

type Tooltip = {
  open: boolean;
  /** The event handlers of the element around the control. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onClick: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

const useEscape = (active: boolean, close: () => void) => {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    // Before React, which keeps events of sections it has not taken over to itself.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
};

/** Opens while a control is pointed at or reached with the keyboard, after the delays of the site's constants. */
export const useTooltip = (): Tooltip => {
  const { constants } = useSettings();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    const wait = delayBeforeOpening(performance.now(), lastClosed(document.documentElement), constants);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) noteClosed(document.documentElement, performance.now());
    setOpen(false);
  };
  useEscape(open, hide);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    handlers: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && show(),
      onPointerLeave: hide,
      onClick: hide,
      onFocus: ({ target }) => target.matches(':focus-visible') && show(),
      onBlur: hide,
    },
  };
};
