/** How sending a form ended. `reason` is for the console, `message` comes from the server for the visitor. */
export type Outcome =
  | { status: 'sent' | 'subscribed' | 'already_subscribed' | 'reactivated' }
  | { status: 'other'; message: string }
  | { status: 'failed'; reason: string };

/** How a reader's decision ended; `invalid` when its link is not known, or no longer. */
export type DecisionOutcome = { status: 'done' | 'invalid' } | { status: 'failed'; reason: string };

/** An answer as it came: status 0 when none came; the body only where it is JSON. */
export type Reply = { status: number; body?: unknown };

const known = ['subscribed', 'already_subscribed', 'reactivated'] as const;

type Answer = { success?: unknown; status?: unknown; message?: unknown; error?: unknown };

const objectOf = (body: unknown): Answer | undefined =>
  typeof body === 'object' && body !== null ? body : undefined;

const answerOf = ({ status, body }: Reply): Answer =>
  status >= 200 && status < 300 ? (objectOf(body) ?? {}) : {};

const failed = ({ status }: Reply) =>
  ({ status: 'failed', reason: status === 0 ? 'No answer' : `Answered with status ${status}` }) as const;

/** The answer of a call, whatever happens on its way. */
export const replyOf = async (response: Promise<Response>): Promise<Reply> => {
  const answer = await response.catch(() => undefined);
  if (!answer) return { status: 0 };
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
};

/** The outcome of an answer of the newsletter function. Anything but success is a failure. */
export const newsletterOutcome = (reply: Reply): Outcome => {
  const { success, status, message } = answerOf(reply);
  const found = known.find((name) => name === status);
  if (success !== true) return failed(reply);
  return found ? { status: found } : { status: 'other', message: typeof message === 'string' ? message : '' };
};

/** The outcome of a reader's decision. Only the function itself knows whether a link is invalid. */
export const decisionOutcome = (reply: Reply): DecisionOutcome => {
  if (answerOf(reply).success === true) return { status: 'done' };
  const unknown = reply.status === 404 && objectOf(reply.body)?.error === 'not_found';
  return unknown ? { status: 'invalid' } : failed(reply);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Whether a body says that the message was taken. Its content does not matter, but it must come from the function: the
 * page of a proxy, an empty answer or `success: false` is no receipt.
 */
export const isReceipt = (body: unknown): boolean => {
  const answer = typeof body === 'string' ? parsed(body) : body;
  return Object.prototype.toString.call(answer) === '[object Object]' && objectOf(answer)?.success !== false;
};

/** Whether trying again under the same key may help: no answer, or a server that is away for a moment. */
export const isTransient = (status: number): boolean => [0, 502, 503, 504].includes(status);
