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

/** Opens the database, brings its tables up to date and, embedded, replays what it misses. */
export const openDatabase = (options: DatabaseOptions): Promise<Database> =>
  options.databaseUrl ? openRemote(options.databaseUrl) : openEmbedded(options);
