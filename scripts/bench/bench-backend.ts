import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startBackendServer, unlimited } from '../../tests/crash/backend-server.ts';
import { publicKey, site } from '../../tests/functions/handlers/stack.ts';
import { startDenoStack } from '../../tests/functions/handlers/start-deno-stack.ts';
import { type FakeResend, startFakeResend } from '../../tests/functions/handlers/start-fake-resend.ts';
import { startPostgres } from '../../tests/functions/start-postgres.ts';
import type { BenchOptions } from './bench-options.ts';
import type { Load, LoadResult } from './contact-load.ts';
import { median } from './measure.ts';
import { budgetCells, type Cell, publishReport } from './report.ts';

/** The functions on one runtime over one database, as processes of their own. */
type Subject = {
  url: string;
  headers: Record<string, string>;
  resend: FakeResend;
  stop: () => Promise<void>;
};

type Kind = { name: string; perSecond: number; start: () => Promise<Subject> };

/** How long each load lasts, in seconds, and how slow the slow provider is, in milliseconds. */
const seconds = 5;
const slowMs = 10_000;

/** What one client may wait for in 99 of 100 calls, in milliseconds, and many clients at once. */
const budgetOfOne = 20;

const settings = (resend: FakeResend): Record<string, string> => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: resend.url,
  MAIL_FROM: 'Site <site@bench.example>',
  MAIL_TO_PRIMARY: 'owner@bench.example',
  MAIL_TIMEOUT_MS: '15000',
});

const onNode = async (databaseUrl = ''): Promise<Subject> => {
  const resend = await startFakeResend();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-backend-'));
  const env = { ...settings(resend), DATA_DIR: path.join(folder, 'data'), DATABASE_URL: databaseUrl };
  const server = startBackendServer(env);
  const address = await server.address;
  const stop = async () => {
    await server.stop('SIGTERM');
    await resend.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url: `${address}/functions/v1/resend-email`,
    headers: { apikey: 'local-public-key' },
    resend,
    stop,
  };
};

const onPostgres = (start: (databaseUrl: string) => Promise<Subject>) => async (): Promise<Subject> => {
  const postgres = await startPostgres();
  const subject = await start(postgres.createDatabase());
  const stop = async () => {
    await subject.stop();
    postgres.stop();
  };
  return { ...subject, stop };
};

const onDeno = async (databaseUrl: string): Promise<Subject> => {
  const stack = await startDenoStack(databaseUrl, { ...unlimited, MAIL_TIMEOUT_MS: '15000' });
  return {
    url: stack.address('resend-email'),
    headers: { apikey: publicKey, origin: site },
    resend: stack.resend,
    stop: stack.close,
  };
};

const kinds: Kind[] = [
  { name: 'Node and PGlite', perSecond: 200, start: () => onNode() },
  { name: 'Node and Postgres', perSecond: 400, start: onPostgres(onNode) },
  { name: 'Deno and Postgres', perSecond: 400, start: onPostgres(onDeno) },
];

const runFile = promisify(execFile);

/** The clients are a process of their own, as visitors are. */
const load = async (wanted: Load): Promise<LoadResult> => {
  const script = path.join(import.meta.dirname, 'contact-load.ts');
  const { stdout } = await runFile(process.execPath, [script, JSON.stringify(wanted)]);
  return JSON.parse(stdout) as LoadResult;
};

/** A database that is just being made is waited for: that is not what is measured. */
const untilReady = async ({ url, headers }: Subject): Promise<void> => {
  const message = {
    name: 'Ana Bench',
    email: 'ana@bench.example',
    inquiry: 'demo',
    message: 'Are you ready?',
  };
  const body = JSON.stringify(message);
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  let { status } = await fetch(url, init);
  while (status === 503) ({ status } = await fetch(url, init));
  if (status !== 200) throw new Error(`The form answers ${status}`);
};

type Measured = { kind: Kind; clients: number; provider: string; result: LoadResult };

/** Loads one backend with each number of clients, with a fast and a slow mail provider; gives the medians of all runs. */
const measureOn = async (kind: Kind, { sizes, runs }: BenchOptions): Promise<Measured[]> => {
  const subject = await kind.start();
  const { url, headers, resend, stop } = subject;
  const measured: Measured[] = [];
  try {
    await untilReady(subject);
    for (const delayMs of [0, slowMs]) {
      resend.delayMs = delayMs;
      for (const clients of sizes) {
        const results: LoadResult[] = [];
        for (let run = 0; run < runs; run += 1) results.push(await load({ url, headers, clients, seconds }));
        const of = (key: keyof LoadResult) => median(results.map((result) => result[key]));
        const failed = results.reduce((sum, result) => sum + result.failed, 0);
        const result = { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), failed };
        const provider = delayMs === 0 ? 'fast' : `${delayMs / 1000} s`;
        measured.push({ kind, clients, provider, result });
        console.log(`${kind.name}, ${clients} clients, provider ${provider}: ${JSON.stringify(result)}`);
      }
    }
  } finally {
    await stop();
  }
  return measured;
};

const rowOf = ({ kind, clients, provider, result }: Measured): Cell[] => {
  const many = clients >= 16 ? kind.perSecond : undefined;
  return [
    kind.name,
    clients,
    provider,
    result.perSecond,
    many ?? null,
    many === undefined ? null : many / result.perSecond,
    result.p50,
    result.p99,
    ...budgetCells(result.p99, clients === 1 ? budgetOfOne : undefined),
    result.failed,
  ];
};

/** Sends messages to the contact form on each runtime and database, with a fast and a slow provider of mails. */
export const benchBackend = async (options: BenchOptions): Promise<void> => {
  const measured: Measured[] = [];
  for (const kind of kinds) measured.push(...(await measureOn(kind, options)));
  publishReport({
    bench: 'backend',
    title: 'Forms',
    notes: [
      `Messages of the contact form from a process with that many kept connections, ${seconds} s each after one second of warming up, median of ${options.runs} runs; limits lifted. Clients, functions, database and provider share the machine.`,
      'The ratio of "a second" is its budget divided by what was measured. A provider that takes 10 s shows that nobody waits for it.',
    ],
    columns: [
      '',
      'clients',
      'provider',
      'a second',
      'budget',
      'ratio',
      'p50 ms',
      'p99 ms',
      'budget',
      'ratio',
      'failed',
    ],
    rows: measured.map(rowOf),
    plots: [],
  });
};
