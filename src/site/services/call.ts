import { isTransient, type Reply, replyOf } from './outcome.ts';
import { withRetries } from './with-retries.ts';

/** How long a form waits for its answer in milliseconds, all tries together. */
const deadline = 30_000;

/** Ends the call when its time is over. */
export const deadlineSignal = (): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), deadline);
  return controller.signal;
};

/** Whose call it is: the key of a form, under which it is taken once, and the language it was written in. */
type Call = { key?: string; locale: string };

/** What every call carries: the public key as bearer, and whose call it is. */
export const callHeaders = (publicKey: string, { key, locale }: Call): Record<string, string> => ({
  Authorization: `Bearer ${publicKey}`,
  'Content-Language': locale,
  ...(key && { 'Idempotency-Key': key }),
});

/** What is posted to a function, as JSON, and what the call carries besides. */
type Post = { body: unknown; headers: Record<string, string> };

/** The answer of a function. While it is away for a moment it is asked again, until the deadline. */
export const postJson = (url: string, { body, headers }: Post): Promise<Reply> => {
  const signal = deadlineSignal();
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  };
  return withRetries({
    attempt: () => replyOf(fetch(url, request)),
    again: ({ status }) => !signal.aborted && isTransient(status),
  });
};
