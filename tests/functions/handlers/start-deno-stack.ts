import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '../../../scripts/data/open-database.ts';
import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { freePort } from '../../free-port.ts';
import { environment, mailsSettled, type Stack, until } from './stack.ts';
import { startFakeResend } from './start-fake-resend.ts';

const project = path.resolve(import.meta.dirname, '../../..');

/** The program itself: its first call puts it beside the script that starts it, and ending the script would leave it. */
const findDeno = (): string => {
  execFileSync(path.join(project, 'node_modules/.bin/deno'), ['--version'], { stdio: 'ignore' });
  return path.join(project, 'node_modules/deno/deno');
};

/** The functions a stack has, each in a process of its own, as on Supabase. */
const names = ['resend-email', 'newsletter-subscribe', 'newsletter-unsubscribe', 'outbox-drain', 'pageview'];

type Running = { process: ChildProcess; port: number };

const start = async (
  name: string,
  env: Record<string, string>,
  tell: (text: string) => void,
): Promise<Running> => {
  const port = await freePort();
  const entry = path.join(project, 'supabase/functions', name, 'index.ts');
  const running = spawn(
    findDeno(),
    ['run', '--no-prompt', '--node-modules-dir=manual', '--allow-net', '--allow-env', '--allow-read', entry],
    {
      cwd: project,
      env: { ...process.env, ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.stdout.on('data', (data) => tell(String(data)));
  running.stderr.on('data', (data) => tell(String(data)));
  return { process: running, port };
};

const answers = ({ port }: Running): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );

/** Waits until no other connection is in the middle of a call. */
const idle = (db: Db): Promise<void> =>
  until('the functions are done with the database', async () => {
    const [row] = await db.query<{ active: number }>(
      `select count(*)::int as active from pg_stat_activity
       where state <> 'idle' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    return row?.active === 0;
  });

/** Starts the entry points on Deno, over the Postgres at an address; `settings` win over those of the tests. */
export const startDenoStack = async (
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Stack> => {
  const resend = await startFakeResend();
  let log = '';
  const tell = (text: string) => {
    log += text;
  };
  const database = await openDatabase({ dataDir: '', databaseUrl, log: () => {} });
  const env = { ...environment(resend), SUPABASE_DB_URL: databaseUrl, ...settings };
  const running = new Map<string, Running>();
  for (const name of names) running.set(name, await start(name, env, tell));
  for (const [name, one] of running) {
    await until(`${name} answers: ${log}`, async () => {
      if (one.process.exitCode !== null) throw new Error(`${name} ended: ${log}`);
      return answers(one);
    });
  }
  return {
    address: (name) => `http://127.0.0.1:${running.get(name)?.port}/${name}`,
    db: database.db,
    resend,
    logged: () => log,
    quiet: async () => {
      await mailsSettled(database);
      // A drain ends with a claim that finds nothing; a call that came later than that starts another.
      await idle(database.db);
    },
    close: async () => {
      for (const one of running.values()) one.process.kill();
      await database.close();
      await resend.close();
    },
  };
};
