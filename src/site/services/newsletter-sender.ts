import type { ServicesSettings } from '../../engine/core/types.ts';
import { callHeaders, postJson } from './call.ts';
import { newsletterOutcome } from './outcome.ts';
import type { Send, Sending } from './sending.ts';

/** Sends the newsletter form to its function: the address in lower case, and that it came from the website. */
export const newsletterSender = ({ newsletterUrl, backendKey }: ServicesSettings): Send => {
  if (!newsletterUrl) return async () => ({ status: 'failed', reason: 'newsletterUrl is empty' });
  return async (sending: Sending) => {
    const { email = '', ...rest } = sending.data;
    const body = { ...rest, email: email.trim().toLowerCase(), source: 'website' };
    const headers = callHeaders(backendKey, sending);
    return newsletterOutcome(await postJson(newsletterUrl, { body, headers }));
  };
};
