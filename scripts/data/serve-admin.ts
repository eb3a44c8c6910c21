import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { callSite } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { listen } from '../cli/listen.ts';
import { dataPaths } from './data-folder.ts';
import { replaceDurably } from './durable-files.ts';
import type { SiteCall } from './site-call-of.ts';

/** How other processes of the owner reach the one that holds the database: what the file of the channel says. */
export type AdminAddress = { pid: number; origin: string; token: string };

/** What the channel answers: what the function gave, or why it gave nothing. */
export type AdminAnswer = { result: unknown } | { error: { message: string; code?: string } };

const longestBody = 4_000_000;

/** Node lets nobody send more than was announced. */
const readCall = (request: IncomingMessage): Promise<string> => {
  const { 'content-length': length = Number.POSITIVE_INFINITY } = request.headers;
  if (Number(length) > longestBody) throw new Error('The call is too long');
  return text(request);
};

const carries = ({ headers }: IncomingMessage, token: string): boolean => {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

const run = async (db: Db, request: IncomingMessage): Promise<AdminAnswer> => {
  try {
    const { name, input } = JSON.parse(await readCall(request)) as SiteCall;
    if (!/^\w+$/.test(name)) throw new Error('Only functions of the site can be called');
    return { result: await callSite(db, name, input) };
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    return { error: { message, ...(typeof code === 'string' && { code }) } };
  }
};

const answer = async (response: ServerResponse, status: number, body: object): Promise<void> => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/**
 * Lets the owner's other processes call the site's functions on the database that this one holds, and run no other SQL:
 * on this computer only, for whoever may read the data directory. Returns how to end it.
 */
export const serveAdmin = async (db: Db, dataDir: string): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('base64url');
  const server = createServer(async (request, response) => {
    const allowed = request.method === 'POST' && carries(request, token);
    if (!allowed) return answer(response, 403, { error: { message: 'Not allowed' } });
    return answer(response, 200, await run(db, request));
  });
  const address: AdminAddress = { pid: process.pid, origin: await listen(server, 0), token };
  const file = dataPaths(dataDir).admin;
  try {
    await replaceDurably(file, JSON.stringify(address));
  } catch (error) {
    await end(server);
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    return end(server);
  };
};
