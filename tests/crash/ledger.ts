/** A message of the contact form under its key. Its text is like no other. */
export type SentMessage = { key: string; text: string };

/** What a reader may be, as far as those who sent for them know: one state when the last answer came, else several. */
export type ReaderState = 'none' | 'active' | 'unsubscribed';

/** What the clients were told: it must all be there afterwards, once. */
export type Ledger = {
  /** By key: whether an answer said that the message is stored. */
  messages: Map<string, SentMessage & { acknowledged: boolean }>;
  /** By address. */
  readers: Map<string, Set<ReaderState>>;
};

/** A ledger in which nothing was asked for yet. */
export const createLedger = (): Ledger => ({ messages: new Map(), readers: new Map() });

/** A change of a reader that is being asked for may have happened, whatever becomes of the answer. */
export const mayBecome = ({ readers }: Ledger, email: string, state: ReaderState): void => {
  const states = readers.get(email) ?? new Set<ReaderState>(['none']);
  readers.set(email, states.add(state));
};

/** An answer says what a reader is now. */
export const became = ({ readers }: Ledger, email: string, state: ReaderState): void => {
  readers.set(email, new Set([state]));
};

/** How much was answered for certain. */
export const acknowledged = ({ messages, readers }: Ledger): { messages: number; readers: number } => ({
  messages: [...messages.values()].filter((message) => message.acknowledged).length,
  readers: [...readers.values()].filter((states) => !states.has('none')).length,
});
