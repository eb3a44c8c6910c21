import type { Db, LogLine } from '../../supabase/functions/_shared/deps.ts';

/** An open database. With PGlite, `db` keeps the journal of its accepted calls by itself. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  close: () => Promise<void>;
};

/** Where the data is: at `databaseUrl` when it is given, else in the folder `dataDir`. */
export type DatabaseOptions = { dataDir: string; databaseUrl?: string; log: (line: LogLine) => void };

/** A connection inside one transaction. `run` takes a script of several statements. */
export type Session = Db & { run: (script: string) => Promise<void> };

/** A database that is open, PGlite or Postgres. */
export type Store = {
  db: Db;
  transaction: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
