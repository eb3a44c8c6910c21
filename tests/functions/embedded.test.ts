import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../scripts/data/database.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import type { LogLine } from '../../supabase/functions/_shared/deps.ts';
import {
  contactAccept,
  newsletterSubscribe,
  newsletterUnsubscribe,
  outboxClaim,
  outboxSettle,
} from '../../supabase/functions/_shared/sql-calls.ts';
import { dataErase, dataExport } from '../../supabase/functions/_shared/sql-data.ts';
import { countRows } from './database-stack.ts';
import { newData } from './new-data.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';
import { startDataProcess } from './start-data-process.ts';

let dataDir: string;
let events: string[];
let opened: Database[];

const log = ({ event }: LogLine) => events.push(event);

const open = async (folder = dataDir): Promise<Database> => {
  const database = await openDatabase({ dataDir: folder, log });
  opened.push(database);
  return database;
};

const reopen = async (database: Database): Promise<Database> => {
  await database.close();
  return open();
};

const inData = (...names: string[]) => path.join(dataDir, ...names);
const journalFile = () => inData('journal', readdirSync(inData('journal')).sort().at(-1) ?? '');

/** A database whose journal a crash kept from what was stored last. */
const reopenWithoutJournal = async (database: Database): Promise<Database> => {
  await database.close();
  rmSync(journalFile());
  return open();
};

const storedIds = async ({ db }: Database): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from site.contact_message')).map(({ id }) => id);

const readers = ({ db }: Database): Promise<unknown[]> =>
  db.query('select email, status, token_version from site.newsletter_subscriber');

beforeEach(() => {
  dataDir = newData();
  events = [];
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the data directory belongs to one server', () => {
  it('refuses a second server on the same folder, with the pid of the first', async () => {
    await open();
    const second = startDataProcess(dataDir);
    const [said] = await second.said(1);
    await second.exited;
    expect(said).toContain(`Another server (pid ${process.pid}) uses this data directory`);
  });

  it('takes over from a server that was killed', async () => {
    const first = startDataProcess(dataDir);
    await first.said(1);
    await first.kill();
    expect(await countRows((await open()).db, 'contact_message')).toBeGreaterThanOrEqual(0);
  });

  it('is one database for a process that opens it twice, until both have closed it', async () => {
    const [one, two] = [await open(), await open()];
    await one.close();
    expect(await countRows(two.db, 'contact_message')).toBe(0);
    await two.close();
    await expect(two.db.query('select 1')).rejects.toThrow('closed');
    expect(readdirSync(dataDir)).not.toContain('pg.lock');
  });

  it('says which folder cannot be written', async () => {
    const file = inData('a-file');
    writeFileSync(file, '');
    await expect(open(path.join(file, 'data'))).rejects.toThrow('cannot be written (ENOTDIR)');
  });
});

describe('nothing that was answered is lost', () => {
  it('row 34: keeps what was answered before a line that a crash tore', async () => {
    const first = await open();
    const [kept, torn] = [messageWith(), messageWith()];
    for (const input of [kept, torn]) await contactAccept(first.db, input);
    await first.close();
    truncateSync(journalFile(), readFileSync(journalFile()).length - 30);
    rmSync(inData('pg'), { recursive: true });
    const second = await open();
    expect(await storedIds(second)).toEqual([kept.id]);
    const later = messageWith();
    await contactAccept(second.db, later);
    await second.close();
    rmSync(inData('pg'), { recursive: true });
    expect((await storedIds(await open())).toSorted()).toEqual([kept.id, later.id].toSorted());
  });

  it('replays nothing after a clean close', async () => {
    const first = await open();
    await contactAccept(first.db, messageWith());
    const second = await reopen(first);
    expect(events).not.toContain('journal_replayed');
    expect(await countRows(second.db, 'contact_message')).toBe(1);
  });

  it('writes a repeated message to the journal whose first writing a crash prevented', async () => {
    const first = await open();
    const input = messageWith();
    await contactAccept(first.db, input);
    const second = await reopenWithoutJournal(first);
    expect(await contactAccept(second.db, input)).toMatchObject({ outcome: 'replayed' });
    await second.close();
    rmSync(inData('pg'), { recursive: true });
    expect(await storedIds(await open())).toEqual([input.id]);
  });

  it('row 36: answers nothing while the disk is full, and stores a second try once', async () => {
    const first = await open();
    const input = messageWith();
    const today = inData('journal', `${new Date().toISOString().slice(0, 10)}.ndjson`);
    symlinkSync('/dev/full', today);
    await expect(contactAccept(first.db, input)).rejects.toMatchObject({ code: 'ENOSPC' });
    rmSync(today);
    expect(await contactAccept(first.db, input)).toEqual({ outcome: 'replayed', id: input.id });
    await first.close();
    rmSync(inData('pg'), { recursive: true });
    expect(await storedIds(await open())).toEqual([input.id]);
  });
});

describe('row 36: a broken folder is set aside and rebuilt', () => {
  const damages: [string, () => void][] = [
    ['its control file is empty', () => truncateSync(inData('pg', 'global', 'pg_control'), 0)],
    ['its version file is gone', () => rmSync(inData('pg', 'PG_VERSION'))],
    ['its log is gone', () => rmSync(inData('pg', 'pg_wal'), { recursive: true })],
    ['its log is cut', () => cutLog()],
    ['it is of another version', () => writeFileSync(inData('pg', 'PG_VERSION'), '14\n')],
  ];

  const cutLog = () => {
    for (const name of readdirSync(inData('pg', 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) truncateSync(inData('pg', 'pg_wal', name), 100);
    }
  };

  it.each(damages)('when %s', async (_, damage) => {
    const first = await open();
    const inputs = [messageWith(), messageWith()];
    for (const input of inputs) await contactAccept(first.db, input);
    await first.close();
    damage();
    const second = await open();
    expect((await storedIds(second)).toSorted()).toEqual(inputs.map(({ id }) => id).toSorted());
    expect(events).toContain('database_set_aside');
    expect(readdirSync(dataDir).filter((name) => name.startsWith('pg.broken-'))).toHaveLength(1);
  });
});

describe('a rebuilt database continues', () => {
  const rebuild = async (database: Database): Promise<Database> => {
    await database.close();
    rmSync(inData('pg'), { recursive: true });
    return open();
  };

  it('sends no mail again that was sent, and still sends the others', async () => {
    const { db, ...first } = await open();
    const [sent, waiting] = [messageWith(), messageWith()];
    await contactAccept(db, sent);
    const { mails } = await outboxClaim(db, { limit: 1 });
    const { id = '', leaseToken = '' } = mails[0] ?? {};
    await outboxSettle(db, { id, leaseToken, status: 'sent', providerId: 'p' });
    await contactAccept(db, waiting);
    const second = await rebuild({ db, ...first });
    const due = await outboxClaim(second.db, { limit: 10 });
    expect(due.mails.map(({ dedupeKey }) => dedupeKey)).toEqual([waiting.mail[0]?.dedupeKey]);
  });

  it('sends no mail again whose message a crash kept from the journal until it was repeated', async () => {
    const first = await open();
    const input = messageWith();
    await contactAccept(first.db, input);
    const second = await reopenWithoutJournal(first);
    const { id: again, mail } = messageWith();
    expect(await contactAccept(second.db, { ...input, id: again, mail })).toMatchObject({
      outcome: 'replayed',
    });
    const { mails } = await outboxClaim(second.db, { limit: 1 });
    const { id = '', leaseToken = '' } = mails[0] ?? {};
    await outboxSettle(second.db, { id, leaseToken, status: 'sent', providerId: 'p' });
    const third = await rebuild(second);
    expect(await storedIds(third)).toEqual([input.id]);
    expect((await outboxClaim(third.db, { limit: 10 })).mails).toEqual([]);
  });

  it('knows who unsubscribed and who came back, with the links they have', async () => {
    const { db, ...first } = await open();
    const [gone, back] = [subscriptionOf(), subscriptionOf()];
    for (const input of [gone, back]) await newsletterSubscribe(db, input);
    for (const { id } of [gone, back]) {
      await newsletterUnsubscribe(db, { subscriberId: id, tokenVersion: 1, via: 'page' });
    }
    await newsletterSubscribe(db, { ...back, tokenVersion: 2 });
    const second = await rebuild({ db, ...first });
    const rows = await readers(second);
    expect(rows).toContainEqual({ email: gone.email, status: 'unsubscribed', token_version: 1 });
    expect(rows).toContainEqual({ email: back.email, status: 'active', token_version: 2 });
  });

  it('knows that somebody left whose subscription a crash kept from the journal', async () => {
    const first = await open();
    const input = subscriptionOf();
    await newsletterSubscribe(first.db, input);
    const second = await reopenWithoutJournal(first);
    await newsletterUnsubscribe(second.db, { subscriberId: input.id, tokenVersion: 1, via: 'page' });
    const third = await rebuild(second);
    expect(await readers(third)).toEqual([{ email: input.email, status: 'unsubscribed', token_version: 1 }]);
  });

  it('knows who came back and left again, also when a crash kept their first leaving from the journal', async () => {
    const first = await open();
    const input = subscriptionOf();
    await newsletterSubscribe(first.db, input);
    const written = readFileSync(journalFile());
    await newsletterUnsubscribe(first.db, { subscriberId: input.id, tokenVersion: 1, via: 'page' });
    await first.close();
    writeFileSync(journalFile(), written);
    const second = await open();
    const back = { ...input, tokenVersion: 2, mail: subscriptionOf().mail };
    await newsletterSubscribe(second.db, back);
    const third = await rebuild(second);
    expect(await readers(third)).toEqual([{ email: input.email, status: 'active', token_version: 2 }]);
    const due = await outboxClaim(third.db, { limit: 10 });
    expect(due.mails.map(({ dedupeKey }) => dedupeKey)).toContain(back.mail[0]?.dedupeKey);
    const leaving = { subscriberId: input.id, tokenVersion: 2, via: 'page' };
    expect(await newsletterUnsubscribe(third.db, leaving)).toEqual({ outcome: 'unsubscribed' });
    const { events: evidence } = await dataExport(third.db, input.email);
    const kinds = (evidence as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['subscribed', 'reactivated', 'unsubscribed']);
  });

  it('does not remember whom the owner erased', async () => {
    const { db, ...first } = await open();
    const email = `${randomUUID()}@example.com`;
    await contactAccept(db, messageWith({ email }));
    await newsletterSubscribe(db, subscriptionOf(email));
    await contactAccept(db, messageWith());
    await dataErase(db, email);
    expect(readFileSync(journalFile(), 'utf8')).not.toContain(email);
    const second = await rebuild({ db, ...first });
    expect(await dataExport(second.db, email)).toMatchObject({ messages: [], subscriber: null, mail: [] });
    expect(await countRows(second.db, 'contact_message')).toBe(1);
  });

  it('is not held back by limits', async () => {
    const { db, ...first } = await open();
    const limits = [{ key: randomUUID(), burst: 3, perMinute: 0 }];
    for (let index = 0; index < 3; index += 1) await contactAccept(db, { ...messageWith(), limits });
    const second = await rebuild({ db, ...first });
    expect(await countRows(second.db, 'contact_message')).toBe(3);
  });
});
