import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../scripts/data/database.ts';
import { openOrJoin } from '../../scripts/data/join-database.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import { takeLock } from '../../scripts/locks/lock.ts';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { startCommand } from '../command.ts';
import { messageWith } from './sample-input.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command as a person does. */
const run = (args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/data.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

describe('npm run data on a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-data-'));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it('waits for a server that is still opening its database, and says so', async () => {
    mkdirSync(path.join(folder, 'pg'));
    const { release } = takeLock(path.join(folder, 'pg.lock'));
    const command = startCommand('data', ['list', 'messages'], { DATA_DIR: folder, DATABASE_URL: '' });
    await command.until(
      /warning {2}The server \(pid \d+\) is still opening or closing its database\. Waiting/,
    );
    release();
    expect((await command.ended).code).toBe(0);
    expect(command.printed()).toContain(`(pid ${process.pid})`);
    expect(command.printed().trim().split('\n')).toHaveLength(2);
  });

  it('names the server that does not open its database, and nobody needs to name another folder', async () => {
    const { release } = takeLock(path.join(folder, 'pg.lock'));
    const opening = openOrJoin({ dataDir: folder, log: () => {}, patienceMs: 300 });
    await expect(opening).rejects.toThrow(
      `The server (pid ${process.pid}) that uses ${folder} has not opened its database yet. Wait until it has, or stop it.`,
    );
    release();
  });

  it('makes no database where there is none', () => {
    const { status, stderr } = run(['list', 'mail'], { DATA_DIR: folder });
    expect([status, stderr]).toEqual([2, expect.stringContaining(`There is no data in ${folder} yet`)]);
  });
});

describe('npm run data on a Postgres', () => {
  let server: PostgresServer;
  let database: Database;
  let databaseUrl: string;
  beforeAll(async () => {
    server = await startPostgres();
    databaseUrl = server.createDatabase();
    database = await openDatabase({ dataDir: '', databaseUrl, log: () => {} });
  });
  afterAll(async () => {
    await database.close();
    server.stop();
  });

  it('lists, exports and erases beside a running server', async () => {
    const email = 'ana.erased@example.com';
    await contactAccept(database.db, messageWith({ email, name: '=HYPERLINK("x")' }));
    const env = { DATABASE_URL: databaseUrl };
    expect(run(['list', 'messages', '--format', 'csv'], env).stdout).toContain(`"'=HYPERLINK(""x"")"`);
    expect(JSON.parse(run(['export', email], env).stdout).messages).toHaveLength(1);
    expect(run(['erase', email], env).stdout).toBe('Erased 1 message, 0 subscriptions, 0 events, 1 mail.\n');
    expect(run(['list', 'messages'], env)).toMatchObject({ status: 0, stdout: 'No messages.\n' });
  });

  it('erases nobody when it is given more than one address', async () => {
    const email = 'ana.kept@example.com';
    await contactAccept(database.db, messageWith({ email }));
    const { status, stderr } = run(['erase', email, 'b@example.com'], { DATABASE_URL: databaseUrl });
    expect([status, stderr]).toEqual([2, expect.stringContaining('"b@example.com" is too much')]);
    const { stdout } = run(['erase', email], { DATABASE_URL: databaseUrl });
    expect(stdout).toContain('Erased 1 message');
  });

  it('deletes what has been kept long enough, and counts it', async () => {
    const now = new Date();
    now.setMonth(now.getMonth() - 25);
    await contactAccept(database.db, { ...messageWith(), now });
    const { stdout } = run(['retention'], { DATABASE_URL: databaseUrl });
    expect(stdout).toBe('Deleted 1 message, 0 subscriptions and the text of 0 mails.\n');
  });

  it('tells no password of a database that does not answer', () => {
    const { status, stderr } = run(['list', 'mail'], { DATABASE_URL: 'postgres://me:hush@127.0.0.1:1/site' });
    expect([status, stderr]).toEqual([2, expect.stringContaining('ECONNREFUSED')]);
    expect(stderr).not.toContain('hush');
  });

  it('runs the optional schedule as a step that does nothing without its extensions', async () => {
    const script = readFileSync(path.join(root, 'supabase/optional/outbox_cron.sql'), 'utf8');
    await expect(database.db.query(script)).resolves.toEqual([]);
  });
});
