import { type ComponentType, lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { loadToastHost, type Toasts } from './toasts.ts';

type Host = ComponentType<{ toasts: Toasts }>;

const nothing: Host = () => null;

/** Code that cannot be loaded must not take the page with it: the message is lost, the form says it too. */
const ToastHost = lazy(
  async (): Promise<{ default: Host }> => ({ default: await loadToastHost().catch(() => nothing) }),
);

/** What lies above every page: nothing until the first message. */
export const ToastOverlay = ({ toasts }: { toasts: Toasts }) => {
  const started = useStore(toasts.store, (state) => state.started);
  return started ? (
    <Suspense fallback={null}>
      <ToastHost toasts={toasts} />
    </Suspense>
  ) : null;
};
