import { createStore } from 'zustand';
import { loadToastHost } from './load-toast-host.ts';
import type { Toast, Toasts } from './toast.ts';

/** Creates the messages of one visit; nothing is loaded before the first. */
export const createToasts = (): Toasts => {
  const store = createStore<{ queue: Toast[] }>(() => ({ queue: [] }));
  return {
    store,
    show: (toast) => store.setState(({ queue }) => ({ queue: [...queue, toast] })),
    take: () => {
      const { queue } = store.getState();
      if (queue.length > 0) store.setState({ queue: [] });
      return queue;
    },
    prepare: () => void loadToastHost().catch(() => undefined),
  };
};
