import path from 'node:path';
import type { Database, DatabaseOptions } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

const openRemote = async (databaseUrl: string): Promise<Database> => {
  const store = await openPostgres(databaseUrl);
  try {
    await migrateDatabase(store);
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
  return { kind: 'postgres', db: store.db, close: store.close };
};

type Shared = { database: Promise<Database>; users: number; closing?: Promise<void> };

/** A development server evaluates modules again; a second PGlite on one folder would destroy the data. */
const sharedKey = Symbol.for('site.data.embedded');
const registry = globalThis as Record<symbol, Map<string, Shared> | undefined>;
const opened = registry[sharedKey] ?? new Map<string, Shared>();
registry[sharedKey] = opened;

const leave = async (dataDir: string, shared: Shared): Promise<void> => {
  shared.users -= 1;
  if (shared.users > 0) return;
  shared.closing = shared.database
    .then((database) => database.close())
    .finally(() => opened.get(dataDir) === shared && opened.delete(dataDir));
  await shared.closing;
};

const openShared = async (options: DatabaseOptions): Promise<Database> => {
  const dataDir = path.resolve(options.dataDir);
  await opened.get(dataDir)?.closing?.catch(() => {});
  const shared = opened.get(dataDir) ?? { database: openEmbedded({ ...options, dataDir }), users: 0 };
  opened.set(dataDir, shared);
  shared.users += 1;
  try {
    const database = await shared.database;
    let left: Promise<void> | undefined;
    const close = () => {
      left ??= leave(dataDir, shared);
      return left;
    };
    return { ...database, close };
  } catch (error) {
    opened.delete(dataDir);
    throw error;
  }
};

/** Opens the database, brings its tables up to date and, embedded, replays what it misses. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openRemote(options.databaseUrl) : openShared(options);
