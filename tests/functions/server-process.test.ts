import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { rawCall } from './handlers/raw-call.ts';
import { listed, sendContact, written } from './running-server.ts';
import { becomes, sendUntilStored, withServers } from './with-servers.ts';

const { workshop, start, sending, resend } = withServers();

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

  it('answers a message that is on its way when it is told to end, and keeps it', async () => {
    const DATA_DIR = workshop.newData();
    const server = await start({ DATA_DIR });
    expect(await sendUntilStored(server)).toBe(200);
    const body = JSON.stringify({ ...written, message: 'Sent while the server ends.' });
    const answer = rawCall({
      address: `${server.address}/functions/v1/resend-email`,
      headers: {
        origin: server.address,
        authorization: 'Bearer local-public-key',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      chunks: [body.slice(0, 10), body.slice(10)],
      pauseMs: 700,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = server.stop('SIGTERM');
    expect(await answer).toBe(200);
    await stopped;
    expect(await listed('messages', DATA_DIR)).toHaveLength(2);
  });

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

describe('a data directory that is not as it should be', () => {
  it('taken away under a running server is told as that, also at the end, and without a stack', async () => {
    const DATA_DIR = workshop.newData();
    const server = await start({ DATA_DIR });
    expect(await sendUntilStored(server)).toBe(200);
    rmSync(DATA_DIR, { recursive: true });
    expect((await sendContact(server)).status).toBe(503);
    await server.until(/resend-email answered 503: the data directory is gone\./);
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(server.printed()).toContain(`error  The data directory ${DATA_DIR} is gone`);
    expect(server.printed()).not.toMatch(/ {4}at |Another server|unknown/);
  });

  it.each([
    ['a file', 'pg', 'A file stands where a folder is needed. Remove it.'],
    ['a file', 'journal', 'A file stands where a folder is needed. Remove it.'],
    ['a folder', 'journal/2026-01-01.ndjson', 'A folder stands where a file is needed. Remove it.'],
    ['a folder', 'pg.lock', 'A folder stands where a file is needed. Remove it.'],
    ['a folder', 'admin.json', 'A folder stands where a file is needed. Remove it.'],
  ])('%s in the place of %s is told with its path', async (what, name, words) => {
    const DATA_DIR = workshop.newData();
    const place = path.join(DATA_DIR, name);
    rmSync(place, { recursive: true, force: true });
    if (what === 'a file') writeFileSync(place, '');
    else mkdirSync(place);
    const server = await start({ DATA_DIR });
    expect((await sendContact(server)).status).toBe(503);
    const told = `error  ${place} cannot be used. ${words}\n`;
    expect(server.printed()).toContain(told);
    expect(server.printed()).toContain('resend-email answered 503: the database does not open.');
    await server.stop('SIGTERM');
    expect(server.printed()).not.toMatch(/ {4}at |unknown/);
    if (name !== 'admin.json')
      expect(await runCommand('data', ['list', 'mail'], { DATA_DIR })).toEqual({ code: 2, printed: told });
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
    await becomes(() => resend().calls.length > 0);
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

  it.each([
    ['in production', { NODE_ENV: 'production' }],
    ['behind a proxy', { TRUSTED_HOPS: '1' }],
    ['behind a proxy that names the caller', { ADDRESS_HEADER: 'x-real-ip' }],
  ])('row 58: %s there is no /__outbox', async (_, env) => {
    const server = await start({ DATA_DIR: workshop.newData(), ...env });
    expect((await fetch(`${server.address}/__outbox`)).status).toBe(404);
    expect(server.printed()).not.toContain('__outbox');
  });
});
