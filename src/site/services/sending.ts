import type { Outcome } from './outcome.ts';

/** One form on its way: its answers, the key under which the server takes it once, and the visitor's language. */
export type Sending = {
  data: Record<string, string>;
  key: string;
  locale: string;
  /** Called before the page is loaded anew because the code that sends does not come. */
  onLost: () => void;
};

/** Sends a form and says how it ended; never throws. */
export type Send = (sending: Sending) => Promise<Outcome>;
