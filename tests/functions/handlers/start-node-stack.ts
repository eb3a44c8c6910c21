import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../../scripts/data/open-database.ts';
import { type FunctionsServer, serveFunctions } from '../../../scripts/functions/serve-functions.ts';
import type { Db, Handler, LogLine } from '../../../supabase/functions/_shared/deps.ts';
import { readConfig } from '../../../supabase/functions/_shared/read-config.ts';
import { newData } from '../new-data.ts';
import { environment, type Stack } from './stack.ts';
import { startFakeResend } from './start-fake-resend.ts';

/** A stack whose settings and clock can be changed while it runs. */
export type NodeStack = Stack & {
  configure: (env: Record<string, string>) => void;
  /** Moves the clock of the functions and of the database. */
  travel: (ms: number) => void;
  /** Stands between the functions and the database while it is set. */
  intercept: (query: Db['query'] | undefined) => void;
  database: () => Db;
  functions: FunctionsServer;
};

type Options = { databaseUrl?: string; functions?: Record<string, Handler> };

/** Calls of the database happen at the moment the functions believe in. */
const clocked = (db: Db, offset: () => number): Db => ({
  query: <Row>(text: string, params: readonly unknown[] = []) => {
    if (offset() === 0 || !text.startsWith('select site.')) return db.query<Row>(text, params);
    const now = new Date(Date.now() + offset()).toISOString();
    return db.query<Row>(text, [JSON.stringify({ ...JSON.parse(String(params[0])), now })]);
  },
});

/** The functions behind a port of their own, and how to end that. */
const listen = async (served: FunctionsServer) => {
  const server = createServer((request, response) => {
    if (!served.answer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    await served.settled();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  };
  return { port, end };
};

/** Starts the functions on Node, over PGlite in a folder of its own or over the Postgres at an address. */
export const startNodeStack = async ({ databaseUrl, functions }: Options = {}): Promise<NodeStack> => {
  const dataDir = newData();
  const resend = await startFakeResend();
  const lines: LogLine[] = [];
  const log = (line: LogLine) => void lines.push(line);
  const database = await openDatabase({ dataDir, log, ...(databaseUrl && { databaseUrl }) });
  let config = readConfig(environment(resend)).config;
  let offset = 0;
  let query: Db['query'] | undefined;
  const db = clocked(database.db, () => offset);
  const between: Db = { query: (text, params) => (query ?? db.query)(text, params) };
  const served = serveFunctions({
    deps: () => ({ db: between, config, now: () => new Date(Date.now() + offset), fetch, log }),
    ...(functions && { functions }),
  });
  const { port, end } = await listen(served);
  return {
    address: (name) => `http://127.0.0.1:${port}/functions/v1/${name}`,
    db: database.db,
    resend,
    logged: () => lines.map((line) => JSON.stringify(line)).join('\n'),
    configure: (env) => {
      config = readConfig({ ...environment(resend), ...env }).config;
    },
    travel: (ms) => {
      offset = ms;
    },
    intercept: (next) => {
      query = next;
    },
    database: () => db,
    functions: served,
    quiet: served.settled,
    close: async () => {
      await end();
      await database.close();
      await resend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
