import { createStore } from 'zustand';
import type { Toast, Toasts } from './toast.ts';

/** Loads the code that shows messages. */
export const loadToastHost = () => import('./load-notistack.ts').then((code) => code.loadNotistack());

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
