import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Toasts } from './toast.ts';
import { loadToastHost } from './toasts.ts';

type Host = ComponentType<{ toasts: Toasts }>;

/**
 * What lies above every page: nothing until the first message. Code that cannot be loaded must not take the page
 * with it: the message is lost, and the next one tries again.
 */
export const ToastOverlay = ({ toasts }: { toasts: Toasts }) => {
  const [Host, setHost] = useState<Host>();
  const isWaiting = useStore(toasts.store, ({ queue }) => queue.length > 0);
  useEffect(() => {
    if (isWaiting && !Host) loadToastHost().then((host) => setHost(() => host), toasts.take);
  }, [isWaiting, Host, toasts]);
  return Host ? <Host toasts={toasts} /> : null;
};
