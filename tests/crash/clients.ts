import { randomUUID } from 'node:crypto';
import type { FakeResend } from '../functions/handlers/start-fake-resend.ts';
import type { Random } from '../random-of.ts';
import { became, type Ledger, mayBecome, type SentMessage } from './ledger.ts';

/** What a client works with. Its unanswered message is the next it sends, as a page does. */
export type Client = { number: number; random: Random; pending: SentMessage | undefined; readers: string[] };

export type Surroundings = { ledger: Ledger; resend: FakeResend; drainSecret: string };

/** A client that has asked for nothing yet. */
export const createClient = (number: number, random: Random): Client => ({
  number,
  random,
  pending: undefined,
  readers: [],
});

type Post = { name: string; body: object; headers?: Record<string, string> };

const post = async (address: string, { name, body, headers = {} }: Post): Promise<Response> => {
  const response = await fetch(`${address}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: 'local-public-key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
};

const newMessage = (client: Client): SentMessage => {
  const key = randomUUID();
  return { key, text: `Message of client ${client.number}: ${key}` };
};

/** What a client does. Resolves with whether the call was accepted. */
type Action = (client: Client, around: Surroundings, address: string) => Promise<boolean>;

const sendMessage: Action = async (client, { ledger }, address) => {
  const message = client.pending ?? newMessage(client);
  client.pending = message;
  const known = ledger.messages.get(message.key);
  const noted = known ?? { ...message, acknowledged: false };
  ledger.messages.set(message.key, noted);
  const body = { name: 'Ana Crash', email: 'ana@crash.example', inquiry: 'demo', message: message.text };
  const headers = { 'idempotency-key': message.key };
  const { ok } = await post(address, { name: 'resend-email', body, headers });
  if (ok) {
    noted.acknowledged = true;
    client.pending = undefined;
  }
  return ok;
};

const subscribe: Action = async (client, { ledger }, address) => {
  const isNew = client.readers.length === 0 || client.random(2) === 0;
  const email = isNew ? `${randomUUID()}@crash.example` : pick(client);
  if (isNew) client.readers.push(email);
  mayBecome(ledger, email, 'active');
  const { ok } = await post(address, { name: 'newsletter-subscribe', body: { email, source: 'website' } });
  if (ok) became(ledger, email, 'active');
  return ok;
};

const pick = ({ readers, random }: Client): string => readers[random(readers.length)] ?? '';

/** The token of the newest mail that a reader got; an older one leads nowhere. */
const tokenOf = ({ accepted }: FakeResend, email: string): string | undefined => {
  const mail = accepted.findLast((call) => call.mail.to[0] === email)?.mail;
  return mail && /#t=([\w-]+)/.exec(mail.text)?.[1];
};

const unsubscribe: Action = async (client, around, address) => {
  const email = pick(client);
  const token = tokenOf(around.resend, email);
  if (!token) return sendMessage(client, around, address);
  mayBecome(around.ledger, email, 'unsubscribed');
  const { ok, status } = await post(address, { name: 'newsletter-unsubscribe', body: { token } });
  if (ok) became(around.ledger, email, 'unsubscribed');
  // The mail that welcomes the reader back has not come yet: this link was of the time before.
  if (status === 404) became(around.ledger, email, 'active');
  return ok;
};

const drain: Action = async (_, { drainSecret }, address) => {
  const headers = { authorization: `Bearer ${drainSecret}` };
  return (await post(address, { name: 'outbox-drain', body: {}, headers })).ok;
};

/** Of twenty calls, how many are of which kind. */
const mix = [
  ...Array<Action>(13).fill(sendMessage),
  ...Array<Action>(3).fill(subscribe),
  ...Array<Action>(3).fill(unsubscribe),
  drain,
];

/** Calls the functions again and again until the server is gone. `accepted` hears of every call that was. */
export const work = async (
  client: Client,
  around: Surroundings,
  { address, accepted }: { address: string; accepted: () => void },
): Promise<void> => {
  try {
    for (;;) {
      const action = mix[client.random(mix.length)] ?? sendMessage;
      if (await action(client, around, address)) accepted();
    }
  } catch {
    // The server was killed in the middle of this call.
  }
};
