import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loadToastHost } from './load-toast-host.ts';
import type { Toasts } from './toast.ts';

type Host = ComponentType<{ toasts: Toasts }>;

const tell = (toasts: Toasts) => {
  for (const { title, text } of toasts.take()) alert(`${title}\n${text}`);
};

/**
 * What lies above every page: nothing until the first message. Where its code cannot be loaded, as without a
 * connection, the browser's own box tells the message, and the next one tries again.
 */
export const ToastOverlay = ({ toasts }: { toasts: Toasts }) => {
  const [Host, setHost] = useState<Host>();
  const isWaiting = useStore(toasts.store, ({ queue }) => queue.length > 0);
  useEffect(() => {
    if (isWaiting && !Host) {
      loadToastHost().then(
        (host) => setHost(() => host),
        () => tell(toasts),
      );
    }
  }, [isWaiting, Host, toasts]);
  return Host ? <Host toasts={toasts} /> : null;
};
