import type { ServicesSettings } from '../../engine/core/types.ts';
import { callHeaders, deadlineSignal } from './call.ts';
import { isTransient, newsletterOutcome, type Reply, replyOf } from './outcome.ts';
import type { Send, Sending } from './sending.ts';
import { withRetries } from './with-retries.ts';

/** Sends the newsletter form to its function: the address in lower case, and that it came from the website. */
export const newsletterSender = ({ newsletterUrl, backendKey }: ServicesSettings): Send => {
  if (!newsletterUrl) return async () => ({ status: 'failed', reason: 'newsletterUrl is empty' });
  return async (sending: Sending) => {
    const signal = deadlineSignal();
    const { email = '', ...rest } = sending.data;
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...callHeaders(backendKey, sending) },
      body: JSON.stringify({ ...rest, email: email.trim().toLowerCase(), source: 'website' }),
      signal,
    };
    const attempt = () => replyOf(fetch(newsletterUrl, request));
    const again = ({ status }: Reply) => !signal.aborted && isTransient(status);
    return newsletterOutcome(await withRetries({ attempt, again }));
  };
};
