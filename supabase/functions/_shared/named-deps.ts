import type { ServerDeps } from './deps.ts';
import { guardedDb } from './sql/guarded-db.ts';

/** Whose a line of the log is. */
type Name = { function: string; requestId?: string };

/** The same, but lines of the log say whose they are, and failures of the database are answers. */
export const namedDeps = <Some extends ServerDeps>(deps: Some, name: Name): Some => {
  const log: ServerDeps['log'] = (line) => deps.log({ ...name, ...line });
  const onFailure = (code: string) => log({ level: 'error', event: 'database_failed', code });
  return { ...deps, log, db: guardedDb(deps.db, onFailure) };
};
