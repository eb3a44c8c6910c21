import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../scripts/data/database.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import { newData } from './new-data.ts';

/** The ids of the stored messages. */
export const storedIds = async ({ db }: Database): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from site.contact_message')).map(({ id }) => id);

/** A data directory for each test, whose databases are closed after it. */
export const withDataDir = () => {
  let dataDir: string;
  let events: string[];
  let opened: Database[];
  beforeEach(() => {
    dataDir = newData();
    events = [];
    opened = [];
  });
  afterEach(async () => {
    for (const database of opened) await database.close().catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  });

  const inData = (...names: string[]) => path.join(dataDir, ...names);
  const journalFile = () => {
    const names = readdirSync(inData('journal')).filter((name) => name.endsWith('.ndjson'));
    return inData('journal', names.sort().at(-1) ?? '');
  };
  const open = async (folder = dataDir): Promise<Database> => {
    const database = await openDatabase({ dataDir: folder, log: ({ event }) => events.push(event) });
    opened.push(database);
    return database;
  };
  const reopen = async (database: Database, ...without: string[]): Promise<Database> => {
    await database.close();
    for (const name of without) rmSync(name, { recursive: true });
    return open();
  };
  return {
    dataDir: () => dataDir,
    events: () => events,
    inData,
    journalFile,
    open,
    reopen,
    /** A database whose journal a crash kept from what was stored last. */
    reopenWithoutJournal: (database: Database) => reopen(database, journalFile()),
    /** A database that is made of its journal alone. */
    rebuild: (database: Database) => reopen(database, inData('pg')),
  };
};
