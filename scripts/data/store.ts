import type { Db } from '../../supabase/functions/_shared/deps.ts';

/** A connection inside one transaction. `run` takes a script of several statements. */
export type Session = Db & { run: (script: string) => Promise<void> };

/** A database that is open, PGlite or Postgres. */
export type Store = {
  db: Db;
  transaction: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};
