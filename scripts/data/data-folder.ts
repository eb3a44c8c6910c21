import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import type { LogLine } from '../../supabase/functions/_shared/deps.ts';
import { errorCode } from '../cli/error-code.ts';
import { UsageError } from '../cli/usage-error.ts';
import { makeFolder } from '../files/make-folder.ts';
import type { Store } from './database.ts';
import { isComputerFault } from './is-computer-fault.ts';
import { openPglite } from './open-pglite.ts';

/** The parts of the data directory. The lock lies beside the database's folder. */
export const dataPaths = (dataDir: string) => ({
  database: path.join(dataDir, 'pg'),
  lock: path.join(dataDir, 'pg.lock'),
  journal: path.join(dataDir, 'journal'),
  admin: path.join(dataDir, 'admin.json'),
  secret: path.join(dataDir, 'unsubscribe-secret'),
});

/** Makes sure that the data directory is there and may be written. */
export const prepareDataDir = async (dataDir: string): Promise<void> => {
  try {
    makeFolder(dataDir, 0o700);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UsageError(
      `The data directory ${dataDir} cannot be written (${errorCode(error)}). Name another: DATA_DIR=<folder>.`,
    );
  }
};

const tables = `select relname::text as name from pg_class
  where relnamespace = to_regnamespace('site') and relkind = 'r'`;

/** Reads every row of every table once: a damaged database often opens and fails later. */
const readThrough = async ({ db }: Store): Promise<void> => {
  for (const { name } of await db.query<{ name: string }>(tables)) {
    await db.query(`select count(t::text) from site."${name}" t`);
  }
};

const open = async (folder: string): Promise<Store> => {
  const store = await openPglite(folder);
  try {
    await readThrough(store);
    return store;
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
};

/** PGlite ends with a text for its makers. */
const reasonOf = (error: unknown): string =>
  (error as Error).message.replace(/^Aborted\(.*$/s, 'its files are damaged');

const setAside = (folder: string, reason: string, log: (line: LogLine) => void): void => {
  const aside = `${folder}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  log({ level: 'error', event: 'database_set_aside', folder: aside, reason: reason.slice(0, 200) });
};

const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

/** Without its version file, PGlite would take a folder for an empty one and write over what is in it. */
const isHeadless = (folder: string): boolean =>
  !isEmpty(folder) && !existsSync(path.join(folder, 'PG_VERSION'));

/** What was half made when the disk was full must not take the room of the next try. It holds nothing yet. */
const make = async (folder: string): Promise<Store> => {
  try {
    return await open(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};

/** Opens the database in its folder. One that does not open is set aside and an empty one made in its place. */
export const openFolder = async (folder: string, log: (line: LogLine) => void): Promise<Store> => {
  if (isHeadless(folder)) setAside(folder, 'PG_VERSION is missing', log);
  if (isEmpty(folder)) return make(folder);
  try {
    return await open(folder);
  } catch (error) {
    if (isComputerFault(error)) throw error;
    setAside(folder, reasonOf(error), log);
    return make(folder);
  }
};
