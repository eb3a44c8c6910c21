import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { type FakeResend, startFakeResend } from './handlers/fake-resend.ts';
import {
  createWorkshop,
  listed,
  type RunningServer,
  sendContact,
  startRefused,
  startServer,
  written,
} from './running-server.ts';

const workshop = createWorkshop();
const running: RunningServer[] = [];
let resend: FakeResend;

beforeAll(async () => {
  resend = await startFakeResend();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
  resend.reset();
});
afterAll(async () => {
  await resend.close();
  workshop.remove();
});

const start = async (env: Record<string, string>, verb: 'start' | 'dev' = 'start') => {
  const server = await startServer(verb, { out: workshop.out, env });
  running.push(server);
  return server;
};

const sending = () => ({
  RESEND_API_KEY: 're_test',
  MAIL_API_URL: resend.url,
  MAIL_FROM: 'Mini <site@mini.example>',
  MAIL_TO_PRIMARY: 'owner@mini.example',
});

/** Sends as the page does, which tries again while the database takes longer than a call may wait. */
const sendUntilStored = async (...what: Parameters<typeof sendContact>): Promise<number> => {
  let { status } = await sendContact(...what);
  while (status === 503) ({ status } = await sendContact(...what));
  return status;
};

const becomes = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('a message that was answered', () => {
  it('row 33: is there after kill -9 and a new start, which takes the lock over; its mail is sent once', async () => {
    const DATA_DIR = workshop.newData();
    const first = await start({ ...sending(), DATA_DIR, MAILER: 'hold' });
    expect(await sendUntilStored(first)).toBe(200);
    await first.stop('SIGKILL');
    expect(existsSync(path.join(DATA_DIR, 'pg.lock'))).toBe(true);

    const second = await start({ ...sending(), DATA_DIR });
    await becomes(() => resend.accepted.length > 0);
    expect(await listed('messages', DATA_DIR)).toMatchObject([{ email: written.email }]);
    await second.stop('SIGTERM');
    await start({ ...sending(), DATA_DIR });
    expect(await listed('mail', DATA_DIR)).toMatchObject([{ status: 'sent' }]);
    expect(resend.calls).toHaveLength(1);
    expect(resend.accepted[0]?.mail).toMatchObject({ to: ['owner@mini.example'], reply_to: written.email });
  });

  it('goes to the outbox of this computer with nothing configured, and its mail is read there', async () => {
    const server = await start({ DATA_DIR: workshop.newData() });
    const [, outbox = ''] = await server.until(/mails: (\S+)/);
    expect(await sendUntilStored(server)).toBe(200);
    let page = '';
    while (!page.includes('Ana Pérez')) page = await (await fetch(outbox)).text();
    expect(page).toContain('[Contact] Request a Demo: Ana Pérez');
  });
});

describe('the data directory belongs to one server', () => {
  it('row 35: refuses a second one with the pid of the first, which goes on', async () => {
    const DATA_DIR = workshop.newData();
    const first = await start({ DATA_DIR });
    expect(await sendUntilStored(first)).toBe(200);
    const { code, printed } = await startRefused(workshop.out, { DATA_DIR });
    expect(code).toBe(2);
    expect(printed).toMatch(
      new RegExp(
        `error {2}Another server \\(pid ${first.child.pid}\\).*Stop it, or name another DATA_DIR\\.\n$`,
      ),
    );
    expect(await sendUntilStored(first, { message: 'Another message of mine.' })).toBe(200);
  });

  it('is shared by npm run dev, which also goes on alone', async () => {
    const DATA_DIR = workshop.newData();
    const first = await start({ DATA_DIR });
    expect(await sendUntilStored(first)).toBe(200);
    const dev = await start({ DATA_DIR }, 'dev');
    expect(await sendUntilStored(dev, { message: 'Sent while developing.' })).toBe(200);
    expect(await listed('messages', DATA_DIR)).toHaveLength(2);
    await first.stop('SIGKILL');
    await sendContact(dev, { message: 'Sent while nobody is there.' });
    expect(await sendUntilStored(dev, { message: 'Sent to a server of its own.' })).toBe(200);
    expect((await listed('messages', DATA_DIR)).length).toBeGreaterThanOrEqual(3);
  });

  it('lets the data command in beside the server, through a file that only the owner may read', async () => {
    const DATA_DIR = workshop.newData();
    const server = await start({ DATA_DIR });
    expect(await sendUntilStored(server)).toBe(200);
    const file = path.join(DATA_DIR, 'admin.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const erased = await runCommand('data', ['erase', written.email], { DATA_DIR });
    expect(erased).toEqual({ code: 0, printed: 'Erased 1 message, 0 subscriptions, 0 events, 1 mail.\n' });
    const { port, token } = JSON.parse(readFileSync(file, 'utf8'));
    const knock = (authorization: string, text: string) =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ text, params: [] }),
      });
    expect((await knock('Bearer wrong', 'select 1')).status).toBe(403);
    expect(await (await knock(`Bearer ${token}`, 'select 1')).json()).toHaveProperty('error');
    await server.stop('SIGTERM');
    expect(await listed('messages', DATA_DIR)).toEqual([]);
  });
});

describe('starting and stopping', () => {
  it('serves the first page while the database still opens; a form that comes now waits for it', async () => {
    const DATA_DIR = workshop.newFolder();
    const server = await start({ DATA_DIR });
    const sent = sendUntilStored(server);
    expect((await fetch(`${server.address}/`)).status).toBe(200);
    expect(existsSync(path.join(DATA_DIR, 'admin.json'))).toBe(false);
    expect(await sent).toBe(200);
    expect(await listed('messages', DATA_DIR)).toHaveLength(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s closes the database and gives its lock back',
    async (signal) => {
      const DATA_DIR = workshop.newData();
      const server = await start({ DATA_DIR });
      expect(await sendUntilStored(server)).toBe(200);
      expect(await server.stop(signal)).toEqual({ code: 0, signal: null });
      expect(readdirSync(DATA_DIR).sort()).toEqual(['journal', 'pg', 'unsubscribe-secret']);
      expect(await listed('messages', DATA_DIR)).toHaveLength(1);
    },
  );

  it('row 34: a server that is killed while it makes its database starts well the next time', async () => {
    const DATA_DIR = workshop.newFolder();
    const first = await start({ DATA_DIR });
    await becomes(() => existsSync(path.join(DATA_DIR, 'pg.lock')));
    await first.stop('SIGKILL');
    const second = await start({ DATA_DIR });
    expect(await sendUntilStored(second)).toBe(200);
  });
});

describe('a database that does not open', () => {
  const served503 = async (env: Record<string, string>) => {
    const server = await start(env);
    expect((await fetch(`${server.address}/`)).status).toBe(200);
    const response = await sendContact(server);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    return server;
  };

  it('row 36: in a folder that cannot be: the site is served, forms answer 503, the terminal says what to do; then all is well', async () => {
    const file = workshop.newFolder();
    writeFileSync(file, '');
    const DATA_DIR = path.join(file, 'data');
    const server = await served503({ DATA_DIR });
    expect(server.printed()).toContain(`The data directory ${DATA_DIR} cannot be written (ENOTDIR)`);
    expect(server.printed()).toContain('Name another: DATA_DIR=<folder>.');
    rmSync(file);
    await server.until(/The database is open now: the forms are answered\./);
    expect(await sendUntilStored(server)).toBe(200);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
  });

  it('row 31: a Postgres that is away: the same, and its password is told to nobody', async () => {
    const DATABASE_URL = 'postgres://me:hush-hush@127.0.0.1:1/site';
    const server = await served503({ DATA_DIR: workshop.newFolder(), DATABASE_URL });
    expect(server.printed()).toContain(
      'The database of DATABASE_URL does not answer or refuses (ECONNREFUSED)',
    );
    expect(server.printed()).not.toContain('hush-hush');
  });
});

describe('secrets and addresses', () => {
  const textOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');

  it('row 59: stand neither in what is built nor in what is printed; row 62: a warning names the variable once; row 58: no /__outbox where mails go out', async () => {
    const env = {
      DATA_DIR: workshop.newData(),
      ...sending(),
      RESEND_API_KEY: 're_secret_of_the_owner',
      SUPABASE_SERVICE_ROLE_KEY: 'service-role-secret',
      UNSUBSCRIBE_SECRET: 'unsubscribe-secret-of-the-owner',
      OUTBOX_DRAIN_SECRET: 'drain-secret-of-the-owner',
      MAIL_CC: 'no address at all, deputy@mini.example',
    };
    const server = await start(env);
    expect(await sendUntilStored(server)).toBe(200);
    await becomes(() => resend.calls.length > 0);
    expect((await fetch(`${server.address}/__outbox`)).status).toBe(404);
    await server.stop('SIGTERM');
    const { UNSUBSCRIBE_SECRET, OUTBOX_DRAIN_SECRET, SUPABASE_SERVICE_ROLE_KEY, RESEND_API_KEY } = env;
    const said = server.printed();
    const everywhere = said + textOf(workshop.out);
    const secrets = [UNSUBSCRIBE_SECRET, OUTBOX_DRAIN_SECRET, SUPABASE_SERVICE_ROLE_KEY, RESEND_API_KEY];
    const hidden = [...secrets, written.email, 'owner@mini.example', 'no address at all'];
    expect(hidden.filter((text) => everywhere.includes(text))).toEqual([]);
    expect(said.match(/MAIL_CC has an entry that is not an e-mail address/g)).toHaveLength(1);
    expect(said).toContain('The mail service refuses all mails (401)');
  });

  it('row 58: in production there is no /__outbox', async () => {
    const server = await start({ DATA_DIR: workshop.newData(), NODE_ENV: 'production' });
    expect((await fetch(`${server.address}/__outbox`)).status).toBe(404);
    expect(server.printed()).not.toContain('__outbox');
  });
});
