import type { StoreApi } from 'zustand';
import type { DrawnIconName } from '../drawn-icons.ts';

/** A message to the visitor at the edge of the window. */
export type Toast = {
  look: 'success' | 'info' | 'danger';
  icon: DrawnIconName;
  title: string;
  text: string;
  /** The name of its close button. */
  close: string;
};

/** The messages of one visit: those not yet on screen wait in `queue`. */
export type Toasts = {
  store: StoreApi<{ queue: Toast[] }>;
  show: (toast: Toast) => void;
  /** Takes the waiting messages out of the queue. */
  take: () => Toast[];
  /** Loads what showing will need, so that a message of a lost connection can still be shown. */
  prepare: () => void;
};
