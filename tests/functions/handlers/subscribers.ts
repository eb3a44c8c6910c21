import { mailsSettled, rowsOf, type Stack } from './stack.ts';

type Subscriber = {
  id: string;
  email: string;
  status: string;
  token_version: number;
  locale: string;
  source: string;
};

/** Who reads the newsletter, as the database knows it. */
export const subscribers = (stack: Stack) => rowsOf<Subscriber>(stack, 'newsletter_subscriber');

/** What a reader sends to subscribe. */
export const reader = { email: 'reader@visitor.example', source: 'website' };

/** The token of the newest mail. */
export const tokenOfMail = async (stack: Stack): Promise<string> => {
  await mailsSettled(stack);
  const header = stack.resend.accepted.at(-1)?.mail.headers?.['List-Unsubscribe'] ?? '';
  return /\?t=([\w-]+)>/.exec(header)?.[1] ?? '';
};
