import type { FunctionsConfig } from '../read-config.ts';
import { longestWait } from './backoff-seconds.ts';
import type { Mail } from './mail.ts';

/** What an answer of the provider means for a mail. `error` is for the owner. */
export type MailVerdict =
  | { kind: 'sent'; providerId: string | null; error?: string }
  /** A definite no to this text. */
  | { kind: 'refused'; error: string }
  /** Come back later, all of us: it says nothing about this mail. `alarm`: the owner should know. */
  | { kind: 'wait'; seconds: number; error: string; alarm: boolean }
  /** The same key is on its way. */
  | { kind: 'busy'; error: string }
  /** Perhaps accepted, perhaps not: only the same key is safe. */
  | { kind: 'unsure'; error: string };

type ProviderAnswer = { id?: unknown; name?: unknown; message?: unknown };

type Delivery = { mail: Mail; key: string };

const pause = 15 * 60;

/** A wait of more seconds than this is told to the owner. */
const unnoticed = 5 * 60;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const describe = (status: number, { name, message }: ProviderAnswer): string =>
  [status, textOf(name), textOf(message)].filter(Boolean).join(' ');

/** What a header says that holds seconds or a date. */
const askedSeconds = (header: string, now: Date): number => {
  const seconds = Number(header || Number.NaN);
  return Number.isNaN(seconds) ? (Date.parse(header) - now.getTime()) / 1000 : seconds;
};

/** Whole seconds to wait, never longer than for anything else: a provider that is wrong must not stop the mail. */
const retryAfterSeconds = (header: string | null, now: Date): number => {
  const seconds = askedSeconds(header ?? '', now);
  return Number.isNaN(seconds) ? 2 : Math.min(longestWait, Math.max(1, Math.ceil(seconds)));
};

const limited = (answer: ProviderAnswer, error: string, retryAfter: number): MailVerdict => {
  const seconds = /quota_exceeded$/.test(textOf(answer.name)) ? longestWait : retryAfter;
  return { kind: 'wait', seconds, error, alarm: seconds > unnoticed };
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
