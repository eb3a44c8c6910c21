import { rmSync } from 'node:fs';
import type { Database } from '../../scripts/data/database.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { newData } from './new-data.ts';
import { startPostgres } from './start-postgres.ts';

/** A database the tests run on. `dbs` are its connections, to come at it from several sides at once. */
export type Stack = { kind: Database['kind']; dbs: Db[]; db: Db; stop: () => Promise<void> };

const log = () => {};

/** PGlite in a folder, as the local server has it. */
export const pgliteStack = async (): Promise<Stack> => {
  const dataDir = newData();
  const { db, close, kind } = await openDatabase({ dataDir, log });
  const stop = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { kind, db, dbs: [db], stop };
};

/** A Postgres of its own with several pools, as several servers have them. */
export const postgresStack = async (): Promise<Stack> => {
  const server = await startPostgres();
  const databaseUrl = server.createDatabase();
  const pools: Database[] = [];
  for (let index = 0; index < 8; index += 1) {
    pools.push(await openDatabase({ dataDir: '', databaseUrl, log }));
  }
  const [first] = pools as [Database];
  const stop = async () => {
    for (const { close } of pools) await close();
    server.stop();
  };
  return { kind: first.kind, db: first.db, dbs: pools.map(({ db }) => db), stop };
};

/** Calls `work` so many times at once, over all connections. */
export const atOnce = <Result>(
  { dbs }: Stack,
  count: number,
  work: (db: Db, index: number) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(dbs[index % dbs.length] as Db, index)));

/** How many rows of a table hold a condition. */
export const countRows = async (db: Db, table: string, where = 'true'): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from site.${table} where ${where}`,
  );
  return row?.count ?? -1;
};

/** How often each outcome came. */
export const tally = (results: { outcome: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};
