import type { Outcome } from './outcome.ts';

/** One form on its way: its answers, the key under which the server takes it once, and the visitor's language. */
export type Sending = { data: Record<string, string>; key: string; locale: string };

/** Sends a form and says how it ended; never throws. */
export type Send = (sending: Sending) => Promise<Outcome>;
