import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { storedIds, withDataDir } from './data-dir.ts';
import { countRows } from './database-stack.ts';
import { messageWith } from './sample-input.ts';
import { startDataProcess } from './start-data-process.ts';

const { dataDir, events, inData, journalFile, open, rebuild, reopen, reopenWithoutJournal } = withDataDir();

describe('the data directory belongs to one server', () => {
  it('refuses a second server on the same folder, with the pid of the first', async () => {
    await open();
    const second = startDataProcess(dataDir());
    const [said] = await second.said(1);
    await second.exited;
    expect(said).toContain(`Another server (pid ${process.pid}) uses this data directory`);
  });

  it('takes over from a server that was killed', async () => {
    const first = startDataProcess(dataDir());
    await first.said(1);
    await first.kill();
    expect(await countRows((await open()).db, 'contact_message')).toBeGreaterThanOrEqual(0);
  });

  it('is free once it is closed, and is not opened twice before', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`Another server (pid ${process.pid}) uses this data directory`);
    await first.close();
    await expect(first.db.query('select 1')).rejects.toThrow('closed');
    expect(readdirSync(dataDir())).not.toContain('pg.lock');
  });

  it('is left alone by a server whose folder was exchanged for another, with the server of that one', async () => {
    const first = await open();
    const input = messageWith();
    await contactAccept(first.db, input);
    const aside = `${dataDir()}-aside`;
    renameSync(dataDir(), aside);
    const other = startDataProcess(dataDir());
    await other.said(1);
    await expect(contactAccept(first.db, messageWith())).rejects.toThrow(`${dataDir()} is gone`);
    await expect(first.close()).rejects.toThrow(`${dataDir()} is gone`);
    await expect(open()).rejects.toThrow('Another server (pid ');
    await other.kill();
    rmSync(dataDir(), { recursive: true });
    renameSync(aside, dataDir());
    expect(await storedIds(await open())).toEqual([input.id]);
  });

  it('says that the folder is gone when it is taken away meanwhile, and makes no new one', async () => {
    const first = await open();
    rmSync(dataDir(), { recursive: true });
    const gone = { code: 'DATA_GONE', message: expect.stringContaining(`${dataDir()} is gone`) };
    await expect(contactAccept(first.db, messageWith())).rejects.toMatchObject(gone);
    await expect(first.close()).rejects.toMatchObject(gone);
    expect(existsSync(dataDir())).toBe(false);
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
    expect((await storedIds(await rebuild(second))).toSorted()).toEqual([kept.id, later.id].toSorted());
  });

  it('replays nothing after a clean close', async () => {
    const first = await open();
    await contactAccept(first.db, messageWith());
    const second = await reopen(first);
    expect(events()).not.toContain('journal_replayed');
    expect(await countRows(second.db, 'contact_message')).toBe(1);
  });

  it('writes a repeated message to the journal whose first writing a crash prevented', async () => {
    const first = await open();
    const input = messageWith();
    await contactAccept(first.db, input);
    const second = await reopenWithoutJournal(first);
    expect(await contactAccept(second.db, input)).toMatchObject({ outcome: 'replayed' });
    expect(await storedIds(await rebuild(second))).toEqual([input.id]);
  });

  it('row 36: answers nothing while the disk is full, and stores a second try once', async () => {
    const first = await open();
    const input = messageWith();
    const today = inData('journal', `${new Date().toISOString().slice(0, 10)}.ndjson`);
    symlinkSync('/dev/full', today);
    await expect(contactAccept(first.db, input)).rejects.toMatchObject({ code: 'ENOSPC' });
    rmSync(today);
    expect(await contactAccept(first.db, input)).toEqual({ outcome: 'replayed', id: input.id });
    expect(await storedIds(await rebuild(first))).toEqual([input.id]);
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
    expect(events()).toContain('database_set_aside');
    expect(readdirSync(dataDir()).filter((name) => name.startsWith('pg.broken-'))).toHaveLength(1);
  });
});
