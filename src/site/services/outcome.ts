/** How sending a form ended. `reason` is for the console, `message` comes from the server for the visitor. */
export type Outcome =
  | { status: 'sent' | 'subscribed' | 'already_subscribed' | 'reactivated' }
  | { status: 'other'; message: string }
  | { status: 'failed'; reason: string };

/** An answer as it came: status 0 when none came; the body only where it is JSON. */
export type Reply = { status: number; body?: unknown };

const known = ['subscribed', 'already_subscribed', 'reactivated'] as const;

type NewsletterAnswer = { success?: unknown; status?: unknown; message?: unknown };

const answerOf = ({ status, body }: Reply): NewsletterAnswer =>
  status >= 200 && status < 300 && typeof body === 'object' && body !== null ? body : {};

/** What the newsletter function's answer means. Anything but success is a failure. */
export const newsletterOutcome = (reply: Reply): Outcome => {
  const { success, status, message } = answerOf(reply);
  const found = known.find((name) => name === status);
  if (success !== true) {
    return {
      status: 'failed',
      reason: reply.status === 0 ? 'No answer' : `Answered with status ${reply.status}`,
    };
  }
  return found ? { status: found } : { status: 'other', message: typeof message === 'string' ? message : '' };
};

/** Whether trying again under the same key may help: no answer, or a server that is away for a moment. */
export const isTransient = (status: number): boolean => [0, 502, 503, 504].includes(status);
