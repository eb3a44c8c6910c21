import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { Lock } from '../locks/lock.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';
import { dataPaths, openFolder, prepareDataDir } from './data-folder.ts';
import { demandOurs, takeDataLock } from './data-lock.ts';
import type { Database, DatabaseOptions, Store } from './database.ts';
import { createFolderSync } from './durable-files.ts';
import { forgetNoted } from './forget.ts';
import { Journal } from './journal.ts';
import { journaledDb } from './journaled-db.ts';
import { migrateDatabase } from './migrate.ts';
import { readMark, replay, writeMark } from './replay.ts';

/** After so many lines the database is brought to the disk, so that a start after a crash replays few. */
const checkpointEvery = 1000;

type Opened = { store: Store; journal: Journal; dataDir: string; lock: Lock };

/** Brings the database to the disk and moves the mark behind everything that is then there. */
const createCheckpoint = ({ store, journal, dataDir, lock }: Opened) => {
  const syncFolder = createFolderSync(dataPaths(dataDir).database);
  return async (): Promise<void> => {
    demandOurs(lock, dataDir);
    const { seq } = journal;
    await store.db.query('checkpoint');
    await syncFolder();
    await writeMark(store.db, seq);
  };
};

/** Runs a work in the background, at once and after every `checkpointEvery` calls, one at a time; `now` waits for it. */
const createPace = (work: () => Promise<void>, failed: () => void) => {
  let count = 0;
  let running = work().catch(failed);
  const now = () => {
    const done = running.then(work);
    running = done.catch(failed);
    return done;
  };
  return {
    now,
    step: () => {
      count += 1;
      if (count % checkpointEvery === 0) now();
    },
    idle: () => running,
  };
};

/** Counts the calls that are on their way, so that closing waits for them. */
const createGate = (db: Db, { lock, dataDir }: Opened) => {
  const calls = new Set<Promise<unknown>>();
  let closed = false;
  const query: Db['query'] = async <Row>(text: string, params?: readonly unknown[]) => {
    if (closed) throw new Error('The database is closed');
    demandOurs(lock, dataDir);
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
  await forgetNoted(journal);
  const replayed = await replay({ db: store.db, journal, log: options.log }, mark);
  if (replayed > 0) options.log({ level: 'info', event: 'journal_replayed', lines: replayed });
  return journal;
};

/** The embedded database with its journal, which is closed only after a last checkpoint, and only once. */
const assemble = (opened: Opened, log: DatabaseOptions['log']): Database => {
  const { store, journal, lock } = opened;
  const checkpoint = createCheckpoint(opened);
  const pace = createPace(checkpoint, () => log({ level: 'error', event: 'checkpoint_failed' }));
  const now = () => new Date();
  const gate = createGate(journaledDb({ store, journal, now, written: pace.step, settle: pace.now }), opened);
  const end = async () => {
    await gate.shut();
    await pace.idle();
    try {
      await checkpoint();
    } finally {
      if (lock.isOurs()) await store.close();
      await journal.close();
      lock.release();
    }
  };
  let ended: Promise<void> | undefined;
  return {
    kind: 'pglite',
    db: gate.db,
    close: () => {
      ended ??= end();
      return ended;
    },
  };
};

/** Opens the database of this computer: locked, rebuilt from the journal where it is broken or behind. */
export const openEmbedded = async (options: DatabaseOptions): Promise<Database> => {
  const { database: folder } = dataPaths(options.dataDir);
  await prepareDataDir(options.dataDir);
  const lock = takeDataLock(options.dataDir);
  removeAbandoned(options.dataDir);
  let store: Store | undefined;
  try {
    store = await openFolder(folder, options.log);
    await migrateDatabase(store);
    const journal = await startJournal(store, options);
    return assemble({ store, journal, dataDir: options.dataDir, lock }, options.log);
  } catch (error) {
    await store?.close().catch(() => {});
    lock.release();
    throw error;
  }
};
