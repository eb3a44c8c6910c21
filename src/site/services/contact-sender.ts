import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { ServicesSettings } from '../../engine/core/types.ts';
import { callHeaders, deadlineSignal } from './call.ts';
import { isReceipt, isTransient, type Outcome } from './outcome.ts';
import type { Send, Sending } from './sending.ts';
import { withRetries } from './with-retries.ts';

const fallback = 'Failed to send contact message';

type InvokeError = Error & { context?: { status?: number } };
type Invoked = { data: unknown; error: InvokeError | null };

const statusOf = (error: InvokeError): number =>
  error.context?.status ?? (error.name === 'FunctionsFetchError' ? 0 : 200);

const outcomeOf = ({ data, error }: Invoked): Outcome => {
  if (error) return { status: 'failed', reason: error.message || fallback };
  return isReceipt(data) ? { status: 'sent' } : { status: 'failed', reason: fallback };
};

/** The backend's client (requirement CONF-4): sessions persist in local storage and refresh by themselves. */
const createBackend = ({ backendUrl, backendKey }: ServicesSettings): SupabaseClient =>
  createClient(backendUrl, backendKey, {
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });

/** Sends the contact form through the backend's function `resend-email`. */
export const contactSender = (settings: ServicesSettings): Send => {
  const { backendUrl, backendKey, contactUrl } = settings;
  if (!backendUrl || !backendKey || !contactUrl) return async () => ({ status: 'failed', reason: fallback });
  const { functions } = createBackend(settings);
  return async (sending: Sending) => {
    const signal = deadlineSignal();
    const options = { body: sending.data, headers: callHeaders(backendKey, sending), signal };
    const attempt = async (): Promise<Invoked> => functions.invoke('resend-email', options);
    const again = ({ error }: Invoked) => error !== null && !signal.aborted && isTransient(statusOf(error));
    return outcomeOf(await withRetries({ attempt, again }));
  };
};
