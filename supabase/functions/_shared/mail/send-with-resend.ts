import type { FunctionsConfig } from '../read-config.ts';
import type { Mail } from './mail.ts';

/** What an answer of the provider means for a mail. `error` is for the owner. */
export type MailVerdict =
  | { kind: 'sent'; providerId: string | null; error?: string }
  /** A definite no to this text. */
  | { kind: 'refused'; error: string }
  /** Come back later, all of us: it says nothing about this mail. */
  | { kind: 'wait'; seconds: number; error: string; alarm: boolean }
  /** The same key is on its way. */
  | { kind: 'busy'; error: string }
  /** Perhaps accepted, perhaps not: only the same key is safe. */
  | { kind: 'unsure'; error: string };

type ProviderAnswer = { id?: unknown; name?: unknown; message?: unknown };

type Delivery = { mail: Mail; key: string };

const pause = 15 * 60;
const hour = 60 * 60;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const describe = (status: number, { name, message }: ProviderAnswer): string =>
  [status, textOf(name), textOf(message)].filter(Boolean).join(' ');

/** Whole seconds to wait, from a header that holds seconds or a date. */
const retryAfterSeconds = (header: string | null, now: Date): number => {
  const seconds = Number(header ?? '');
  if (header && Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds));
  const date = Date.parse(header ?? '');
  return Number.isNaN(date) ? 2 : Math.max(1, Math.ceil((date - now.getTime()) / 1000));
};

const limited = (answer: ProviderAnswer, error: string, seconds: number): MailVerdict => {
  const quota = /quota_exceeded$/.test(textOf(answer.name));
  return { kind: 'wait', seconds: quota ? hour : seconds, error, alarm: quota };
};

const conflict = (answer: ProviderAnswer, error: string): MailVerdict => {
  if (answer.name !== 'invalid_idempotent_request') return { kind: 'busy', error };
  // Another text was accepted under this key. Whatever went wrong, a second mail would not mend it.
  return { kind: 'sent', providerId: null, error };
};

type Reply = { status: number; answer: ProviderAnswer; retryAfter: number };

/** The meaning of an answer. An unknown answer is unsure, and a wrong address of the provider is a wrong setting. */
const verdictOf = ({ status, answer, retryAfter }: Reply): MailVerdict => {
  const error = describe(status, answer);
  if (status >= 200 && status < 300) {
    return typeof answer.id === 'string'
      ? { kind: 'sent', providerId: answer.id }
      : { kind: 'unsure', error };
  }
  if (status === 409) return conflict(answer, error);
  if (status === 429) return limited(answer, error, retryAfter);
  if ([400, 413, 422].includes(status)) return { kind: 'refused', error };
  if (status >= 500 || [408, 425].includes(status)) return { kind: 'unsure', error };
  return { kind: 'wait', seconds: pause, error, alarm: true };
};

const answerOf = async (response: Response): Promise<ProviderAnswer> => {
  const value: unknown = await response.json().catch(() => undefined);
  return typeof value === 'object' && value !== null ? value : {};
};

/** Gives a mail to Resend, or to whatever stands at the configured address and speaks like it. Never throws. */
export const sendWithResend = async (
  { fetch, config, now }: { fetch: typeof globalThis.fetch; config: FunctionsConfig; now: () => Date },
  { mail, key }: Delivery,
): Promise<MailVerdict> => {
  const { baseUrl, apiKey, timeoutMs } = config.mail;
  try {
    const response = await fetch(`${baseUrl}/emails`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await answerOf(response);
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), now());
    return verdictOf({ status: response.status, answer, retryAfter });
  } catch (error) {
    return { kind: 'unsure', error: error instanceof Error ? error.name : 'unknown' };
  }
};
