import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '../../../supabase/functions/_shared/mail/mail.ts';

/** What the provider does with the next call instead of accepting it. */
export type Misbehaviour =
  | { status: number; name?: string; headers?: Record<string, string> }
  /** The connection is cut before or after the mail was accepted. */
  | 'cut'
  | 'accept-and-cut'
  /** The mail is accepted, but the answer comes too late. */
  | 'accept-and-hang';

type Call = { key: string; mail: Mail; at: number };

/** A provider of mails as a real HTTP server: it keeps keys as Resend does, and fails on demand. */
export type FakeResend = {
  url: string;
  /** The mails that were accepted, each key once. */
  accepted: Call[];
  /** The same by their keys. */
  byKey: Map<string, Call & { id: string }>;
  /** Every call that came. */
  calls: Call[];
  /** How many calls were answered from their key: each would have been a second mail. */
  repeated: number;
  /** How many calls brought another mail under a key that was used: each is a fault of the sender. */
  mismatches: number;
  /** What happens to the next calls, one after the other. */
  next: Misbehaviour[];
  /** What happens to every call while it is set. */
  always: Misbehaviour | undefined;
  delayMs: number;
  /** Until this is over, mails wait for their answer. */
  held: Promise<void> | undefined;
  /** How many mails wait for their answer, and how many did together, at most. */
  waiting: number;
  mostWaiting: number;
  /** The keys that are on their way. */
  busy: Set<string>;
  reset: () => void;
  close: () => Promise<void>;
};

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

type Sent = { status: number; body: object; headers?: Record<string, string> };

const send = (response: ServerResponse, { status, body, headers }: Sent): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** What Resend answers to a mail under a key, without any misbehaviour. */
const answerTo = (state: FakeResend, call: Call): Sent => {
  const first = state.byKey.get(call.key);
  if (state.busy.has(call.key)) return { status: 409, body: { name: 'concurrent_idempotent_requests' } };
  if (!first) {
    const id = `mail-${state.accepted.push(call)}`;
    state.byKey.set(call.key, { ...call, id });
    return { status: 200, body: { id } };
  }
  if (JSON.stringify(first.mail) === JSON.stringify(call.mail)) {
    state.repeated += 1;
    return { status: 200, body: { id: first.id } };
  }
  state.mismatches += 1;
  return { status: 409, body: { name: 'invalid_idempotent_request' } };
};

const misbehave = (response: ServerResponse, what: Misbehaviour): void => {
  if (what === 'cut' || what === 'accept-and-cut') response.destroy();
  else if (what !== 'accept-and-hang') {
    const { status, name = 'x', headers = {} } = what;
    send(response, { status, body: { name, message: 'x' }, headers });
  }
};

/** Answers a mail after the delay, and when it is no longer held. */
const answerLater = async (state: FakeResend, response: ServerResponse, call: Call): Promise<void> => {
  state.waiting += 1;
  state.mostWaiting = Math.max(state.mostWaiting, state.waiting);
  await Promise.all([state.held, wait(state.delayMs)]);
  state.waiting -= 1;
  send(response, answerTo(state, call));
};

const fresh = () => ({
  accepted: [],
  byKey: new Map(),
  calls: [],
  repeated: 0,
  mismatches: 0,
  next: [],
  always: undefined,
  delayMs: 0,
  held: undefined,
  waiting: 0,
  mostWaiting: 0,
  busy: new Set<string>(),
});

/** Starts the provider on this computer. */
export const startFakeResend = async (): Promise<FakeResend> => {
  const server = createServer(async (request, response) => {
    const mail = JSON.parse(await read(request)) as Mail;
    const call = { key: String(request.headers['idempotency-key']), mail, at: Date.now() };
    state.calls.push(call);
    const what = state.next.shift() ?? state.always;
    if (request.headers.authorization !== 'Bearer re_test') {
      send(response, { status: 401, body: { name: 'missing_api_key', message: 'x' } });
    } else if (what) {
      if (what === 'accept-and-cut' || what === 'accept-and-hang') answerTo(state, call);
      misbehave(response, what);
    } else await answerLater(state, response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: FakeResend = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...fresh(),
    reset: () => void Object.assign(state, fresh()),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
};
