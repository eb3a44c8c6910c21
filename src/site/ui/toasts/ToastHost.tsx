import { type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { DrawnIcon } from '../DrawnIcon.tsx';
import { Tooltip } from '../Tooltip.tsx';
import { Entrance } from './Entrance.tsx';
import * as S from './toast.styles.ts';
import type { Toast, Toasts } from './toast.ts';

/** Milliseconds a message stays, longer where the visitor must do something; pointing at it holds it. */
const stay = { success: 6000, info: 6000, danger: 10_000 } satisfies Record<Toast['look'], number>;

/** Closing a message with a key leads back to where the visitor came from: its button is gone. */
const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const origin = useRef<EventTarget | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    origin.current = relatedTarget;
  };
  const close = () => {
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    onClose();
  };
  return (
    <S.Card data-toast={toast.look} role={toast.look === 'danger' ? 'alert' : 'status'}>
      <i>
        <DrawnIcon name={toast.icon} />
      </i>
      <div>
        {toast.title && <strong>{toast.title}</strong>}
        {toast.text}
      </div>
      <Tooltip text={toast.close} side="bottom" align="end">
        <button type="button" aria-label={toast.close} onFocus={onFocus} onClick={close}>
          <DrawnIcon name="close" />
        </button>
      </Tooltip>
    </S.Card>
  );
};

/** The newest message replaces the earlier one. */
const Queue = ({ toasts }: { toasts: Toasts }) => {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queue = useStore(toasts.store, (state) => state.queue);
  useEffect(() => {
    if (queue.length === 0) return;
    closeSnackbar();
    for (const toast of toasts.take()) {
      const content = (key: SnackbarKey) => <ToastCard toast={toast} onClose={() => closeSnackbar(key)} />;
      enqueueSnackbar(toast.title, { content, autoHideDuration: stay[toast.look] });
    }
  }, [queue, toasts, enqueueSnackbar, closeSnackbar]);
  return null;
};

/** Shows messages with notistack in our own look. */
export const ToastHost = ({ toasts }: { toasts: Toasts }) => (
  <S.Corner>
    <SnackbarProvider maxSnack={3} TransitionComponent={Entrance}>
      <Queue toasts={toasts} />
    </SnackbarProvider>
  </S.Corner>
);
