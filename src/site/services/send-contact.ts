import { createBackend } from './backend.ts';
import { callHeaders, deadline } from './call.ts';
import { isTransient, type Outcome } from './outcome.ts';
import type { Send, Sending, ServicesSettings } from './services.ts';
import { withRetries } from './with-retries.ts';

const fallback = 'Failed to send contact message';

type InvokeError = Error & { context?: { status?: number } };

const statusOf = (error: InvokeError): number =>
  error.context?.status ?? (error.name === 'FunctionsFetchError' ? 0 : 200);

const outcomeOf = (error: InvokeError | null): Outcome =>
  error ? { status: 'failed', reason: error.message || fallback } : { status: 'sent' };

/** Sends the contact form through the backend's function `resend-email`. Its answer's body is not read. */
export const createSender = (settings: ServicesSettings): Send => {
  const { backendUrl, backendKey, contactUrl } = settings;
  if (!backendUrl || !backendKey || !contactUrl) return async () => ({ status: 'failed', reason: fallback });
  const { functions } = createBackend(settings);
  return async (sending: Sending) => {
    const signal = AbortSignal.timeout(deadline);
    const options = { body: sending.data, headers: callHeaders(backendKey, sending), signal };
    const attempt = async () => (await functions.invoke('resend-email', options)).error as InvokeError | null;
    const again = (error: InvokeError | null) =>
      error !== null && !signal.aborted && isTransient(statusOf(error));
    return outcomeOf(await withRetries({ attempt, again }));
  };
};
