import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../command.ts';
import { listed, sendContact, startRefused, written } from './running-server.ts';
import { becomes, sendUntilStored, withServers } from './with-servers.ts';

const { workshop, start, sending, resend } = withServers();

describe('a message that was answered', () => {
  it('row 33: is there after kill -9 and a new start, which takes the lock over; its mail is sent once', async () => {
    const DATA_DIR = workshop.newData();
    const first = await start({ ...sending(), DATA_DIR, MAILER: 'hold' });
    expect(await sendUntilStored(first)).toBe(200);
    await first.stop('SIGKILL');
    expect(existsSync(path.join(DATA_DIR, 'pg.lock'))).toBe(true);

    const second = await start({ ...sending(), DATA_DIR });
    await becomes(() => resend().accepted.length > 0);
    expect(await listed('messages', DATA_DIR)).toMatchObject([{ email: written.email }]);
    await second.stop('SIGTERM');
    await start({ ...sending(), DATA_DIR });
    expect(await listed('mail', DATA_DIR)).toMatchObject([{ status: 'sent' }]);
    expect(resend().calls).toHaveLength(1);
    expect(resend().accepted[0]?.mail).toMatchObject({ to: ['owner@mini.example'], reply_to: written.email });
  });

  it('goes to the outbox of this computer with nothing configured, and its mail is read there', async () => {
    const DATA_DIR = workshop.newData();
    const server = await start({ DATA_DIR });
    const [, outbox = ''] = await server.until(/mails: (\S+)/);
    expect(await sendUntilStored(server)).toBe(200);
    let page = '';
    while (!page.includes('Ana Pérez')) page = await (await fetch(outbox)).text();
    expect(page).toContain('[Contact] Request a Demo: Ana Pérez');
    expect(await listed('mail', DATA_DIR)).toMatchObject([{ status: 'kept' }]);
    expect(await listed('messages', DATA_DIR)).toMatchObject([{ mail: 'kept' }]);
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
    const { origin, token } = JSON.parse(readFileSync(file, 'utf8'));
    const knock = (authorization: string, name: string) =>
      fetch(origin, {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ name, input: { what: 'mail' } }),
      });
    expect((await knock('Bearer wrong', 'data_list')).status).toBe(403);
    expect(await (await knock(`Bearer ${token}`, 'data_list')).json()).toHaveProperty('result');
    const more = 'data_list($1::text::jsonb) as result, (select count(*) from pg_class), site.data_list';
    expect(await (await knock(`Bearer ${token}`, more)).json()).toEqual({
      error: { message: 'Only functions of the site can be called' },
    });
    await server.stop('SIGTERM');
    expect(await listed('messages', DATA_DIR)).toEqual([]);
  });
});
