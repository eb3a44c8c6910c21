import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  get as plainGet,
  request as plainRequest,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Deps, Handler } from '../../supabase/functions/_shared/deps.ts';
import { handlers } from '../../supabase/functions/_shared/handlers.ts';
import { readConfig } from '../../supabase/functions/_shared/read-config.ts';
import { serveFunctions } from './serve-functions.ts';

let server: Server;
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

/** Something that is waited for, and how it comes about. */
const event = (): [promise: Promise<void>, happens: () => void] => {
  let happens = () => {};
  const promise = new Promise<void>((resolve) => {
    happens = resolve;
  });
  return [promise, happens];
};

const connectionsOf = (of: Server): Promise<number> =>
  new Promise((resolve) => {
    of.getConnections((_, count) => resolve(count));
  });

const db = { query: () => Promise.reject(new Error('no database')) };

const serve = async (functions: Record<string, Handler>, timeoutMs?: number) => {
  const config = readConfig({}).config;
  const deps = () => ({ db, config, now: () => new Date(), fetch, log: () => {} });
  const served = serveFunctions({ deps, functions, ...(timeoutMs && { timeoutMs }) });
  server = createServer((request, response) => {
    if (!served.answer(request, response)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { served, origin, get: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
};

describe('the local server answers like Supabase', () => {
  it.each(['nothing', 'toString', '__proto__', '', 'a/b'])(
    'no function %s: 404 with sb-error-code',
    async (name) => {
      const { get } = await serve({});
      const response = await get(`/functions/v1/${name}`, { method: 'POST' });
      expect([response.status, response.headers.get('sb-error-code')]).toEqual([404, 'NOT_FOUND']);
      expect(await response.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'Requested function was not found',
      });
    },
  );

  it.each(['TRACE', 'PURGE', 'GET'])('%s is not allowed where POST is', async (method) => {
    const { origin } = await serve(handlers);
    const asked = plainRequest(`${origin}/functions/v1/outbox-drain`, { method }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    answer.resume();
  });

  it('leaves every other path to the site', async () => {
    const { get } = await serve({});
    expect((await get('/functions/v2/x')).status).toBe(418);
  });

  it('a function that hangs is given up with 504', async () => {
    const { get } = await serve({ hang: () => new Promise(() => {}) }, 50);
    const response = await get('/functions/v1/hang', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('sb-error-code')]).toEqual([504, 'IDLE_TIMEOUT']);
  });

  it('HTML of a GET is sent as plain text', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const { get } = await serve({ page: async () => new Response('<p>', { headers }) });
    expect((await get('/functions/v1/page')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const posted = await get('/functions/v1/page', { method: 'POST' });
    expect(posted.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('an answer that breaks off cuts the connection', async () => {
    const body = () => new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
    const { get } = await serve({ cut: async () => new Response(body()) });
    await expect(get('/functions/v1/cut', { method: 'POST' })).rejects.toThrow('fetch failed');
  });

  it('the address of the connection is the client, whatever it claims to be', async () => {
    const seen: string[] = [];
    const address: Handler = async (deps: Deps, request) => {
      seen.push(deps.clientAddress(request));
      return new Response();
    };
    const { get } = await serve({ address });
    await get('/functions/v1/address', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(seen).toEqual(['127.0.0.1']);
  });

  it('work that goes on after the answer is waited for before the server stops', async () => {
    const done: string[] = [];
    const query = vi.spyOn(db, 'query').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      done.push('work');
      throw new Error('nobody hears it');
    });
    const later: Handler = async ({ drainLater }) => {
      drainLater();
      return new Response();
    };
    const { get, served } = await serve({ later });
    await get('/functions/v1/later');
    await served.settled();
    expect(done).toEqual(['work']);
    query.mockRestore();
  });

  it('a call under way is answered before the server stops', async () => {
    const [begun, begin] = event();
    const slow: Handler = async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response('stored');
    };
    const { get, served } = await serve({ slow });
    const answer = get('/functions/v1/slow').then((response) => response.text());
    await begun;
    await served.settled();
    server.closeAllConnections();
    expect(await answer).toBe('stored');
  });

  it('a call whose visitor is gone before its answer holds up no stop', async () => {
    const [gone, leave] = event();
    const [begun, begin] = event();
    const late: Handler = async () => {
      begin();
      await gone;
      return new Response();
    };
    const { get, served } = await serve({ late });
    const abort = new AbortController();
    const answer = get('/functions/v1/late', { signal: abort.signal });
    await begun;
    abort.abort();
    await expect(answer).rejects.toThrow('aborted');
    while (await connectionsOf(server)) await new Promise((resolve) => setTimeout(resolve, 5));
    leave();
    await served.settled();
  });

  it('a call that is answered leaves no timer behind', async () => {
    const { origin } = await serve({ quick: async () => new Response() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Not fetch, which has timers of its own.
    await new Promise((resolve) => plainGet(`${origin}/functions/v1/quick`, resolve));
    expect(vi.getTimerCount()).toBe(0);
  });
});
