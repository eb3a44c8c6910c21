import path from 'node:path';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { takeLock } from '../locks/lock.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';
import { dataPaths, openFolder, prepareDataDir } from './data-folder.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { syncFolder } from './durable-files.ts';
import { Journal } from './journal.ts';
import { journaledDb } from './journaled-db.ts';
import { migrate } from './migrate.ts';
import { readMark, replay, writeMark } from './replay.ts';
import type { Store } from './store.ts';

/** After so many lines the database is brought to the disk, so that a start after a crash replays few. */
const checkpointEvery = 1000;

type Opened = { store: Store; journal: Journal; folder: string };

/** Brings the database to the disk and moves the mark behind everything that is then there. */
const createCheckpoint = ({ store, journal, folder }: Opened) => {
  let synced = 0;
  return async (): Promise<void> => {
    const { seq } = journal;
    const began = Date.now() - 2000;
    await store.db.query('checkpoint');
    await syncFolder(folder, synced);
    synced = began;
    await writeMark(store.db, seq);
  };
};

/** Runs a work in the background, at once and after every `checkpointEvery` calls, one at a time. */
const createPace = (work: () => Promise<void>, failed: () => void) => {
  let count = 0;
  let running = work().catch(failed);
  return {
    step: () => {
      count += 1;
      if (count % checkpointEvery === 0) running = running.then(work).catch(failed);
    },
    idle: () => running,
  };
};

/** Counts the calls that are on their way, so that closing waits for them. */
const createGate = (db: Db) => {
  const calls = new Set<Promise<unknown>>();
  let closed = false;
  const query: Db['query'] = <Row>(text: string, params?: readonly unknown[]) => {
    if (closed) return Promise.reject(new Error('The database is closed'));
    const made = db.query<Row>(text, params);
    const ended = made.catch(() => {}).finally(() => calls.delete(ended));
    calls.add(ended);
    return made;
  };
  return {
    db: { query },
    shut: async () => {
      closed = true;
      await Promise.all(calls);
    },
  };
};

const startJournal = async (store: Store, options: DatabaseOptions): Promise<Journal> => {
  const mark = await readMark(store.db);
  const journal = new Journal(dataPaths(options.dataDir).journal, { atLeast: mark });
  const replayed = await replay({ db: store.db, journal, log: options.log }, mark);
  if (replayed > 0) options.log({ level: 'info', event: 'journal_replayed', lines: replayed });
  return journal;
};

const assemble = (opened: Opened, log: DatabaseOptions['log'], release: () => void): Database => {
  const { store, journal } = opened;
  const checkpoint = createCheckpoint(opened);
  const pace = createPace(checkpoint, () => log({ level: 'error', event: 'checkpoint_failed' }));
  const now = () => new Date();
  const gate = createGate(journaledDb({ db: store.db, journal, now, written: pace.step }));
  const end = async () => {
    await gate.shut();
    await pace.idle();
    try {
      await checkpoint();
    } finally {
      await store.close();
      await journal.close();
      release();
    }
  };
  let ended: Promise<void> | undefined;
  return {
    kind: 'pglite',
    db: gate.db,
    record: (entry) => journal.append(entry),
    close: () => {
      ended ??= end();
      return ended;
    },
  };
};

/** Opens the database of this computer: locked, rebuilt from the journal where it is broken or behind. */
export const openEmbedded = async (options: DatabaseOptions): Promise<Database> => {
  const { database, lock } = dataPaths(options.dataDir);
  await prepareDataDir(options.dataDir);
  const release = takeLock(lock);
  removeAbandoned(path.dirname(lock));
  let store: Store | undefined;
  try {
    store = await openFolder(database, options.log);
    await migrate(store);
    const journal = await startJournal(store, options);
    return assemble({ store, journal, folder: database }, options.log, release);
  } catch (error) {
    await store?.close().catch(() => {});
    release();
    throw error;
  }
};
