import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler, ServerDeps } from '../../supabase/functions/_shared/deps.ts';
import { handlers } from '../../supabase/functions/_shared/handlers.ts';
import { forwardedAddress } from '../../supabase/functions/_shared/http/client-hash.ts';
import { createDrainLater } from '../../supabase/functions/_shared/mail/drain-later.ts';
import { within } from '../../supabase/functions/_shared/within.ts';
import { requestOf } from './request-of.ts';
import { sendResponse } from './send-response.ts';

const prefix = '/functions/v1/';

/** What the functions need on Node; where a call comes from is known here. */
type FunctionsOptions = {
  deps: () => ServerDeps;
  functions?: Readonly<Record<string, Handler>>;
  /** As long as Supabase waits for a function. */
  timeoutMs?: number;
};

/** The functions of the site on Node's server. */
export type FunctionsServer = {
  /** Answers a call of a function. Returns whether it was one. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Resolves when every call is answered and the work that went on after the answers is done. */
  settled: () => Promise<void>;
};

/** What the platform itself answers when a function cannot. */
const platformError = (status: number, code: string, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'sb-error-code': code } });

const notFound = () => platformError(404, 'NOT_FOUND', 'Requested function was not found');

const idle = () => platformError(504, 'IDLE_TIMEOUT', 'The function did not answer in time');

const nameOf = (incoming: IncomingMessage): string | undefined => {
  const path = incoming.url?.split('?')[0] ?? '';
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
};

/** Serves functions as Supabase does: the same paths, the same failures, and the same code behind them. */
export const serveFunctions = (options: FunctionsOptions): FunctionsServer => {
  const { functions = handlers, timeoutMs = 150_000 } = options;
  const underWay = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>) => {
    const kept = work.catch(() => undefined).finally(() => underWay.delete(kept));
    underWay.add(kept);
  };
  const drainLater = createDrainLater(options.deps, waitUntil);

  const run = async (incoming: IncomingMessage, handler: Handler): Promise<Response> => {
    const socket = incoming.socket.remoteAddress ?? '';
    const deps = options.deps();
    const clientAddress = (request: Request) => forwardedAddress(request, socket, deps.config);
    try {
      const all = { ...deps, clientAddress, drainLater };
      return await within(handler(all, requestOf(incoming)), timeoutMs, idle);
    } catch {
      deps.log({ level: 'error', event: 'function_threw' });
      return platformError(500, 'EDGE_FUNCTION_ERROR', 'The function failed');
    }
  };

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const name = nameOf(incoming);
    if (name === undefined) return false;
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    const answered = handler ? run(incoming, handler) : Promise.resolve(notFound());
    const sent = answered.then((response) => sendResponse(incoming, outgoing, response));
    waitUntil(sent.catch(() => outgoing.destroy()));
    return true;
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return { answer, settled };
};
