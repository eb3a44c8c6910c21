import { callHeaders, deadline } from './call.ts';
import { isTransient, newsletterOutcome, type Reply } from './outcome.ts';
import type { Send, Sending, ServicesSettings } from './services.ts';
import { withRetries } from './with-retries.ts';

const bodyOf = async (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Sends the newsletter form to its function: the address in lower case, and that it came from the website. */
export const createSender = ({ newsletterUrl, backendKey }: ServicesSettings): Send => {
  if (!newsletterUrl)
    return async () => ({ status: 'failed', reason: 'The newsletter function has no address' });
  return async (sending: Sending) => {
    const signal = AbortSignal.timeout(deadline);
    const { email = '', ...rest } = sending.data;
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...callHeaders(backendKey, sending) },
      body: JSON.stringify({ ...rest, email: email.trim().toLowerCase(), source: 'website' }),
      signal,
    };
    const attempt = async (): Promise<Reply> => {
      const response = await fetch(newsletterUrl, request).catch(() => undefined);
      return response ? { status: response.status, body: await bodyOf(response) } : { status: 0 };
    };
    const again = ({ status }: Reply) => !signal.aborted && isTransient(status);
    return newsletterOutcome(await withRetries({ attempt, again }));
  };
};
