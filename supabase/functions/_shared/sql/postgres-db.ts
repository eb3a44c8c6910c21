import type { Db } from '../deps.ts';

/** How the driver connects: without prepared statements, so that a pooler in transaction mode may stand between. */
export const postgresOptions = {
  prepare: false,
  max: 2,
  idle_timeout: 20,
  connect_timeout: 5,
  onnotice: () => {},
};

/** As much of the driver as runs a query; it takes more kinds of parameters than its type can say. */
type Driver = { unsafe: (text: string, params: never[]) => PromiseLike<readonly unknown[]> };

/** The database behind a driver that connected. */
export const postgresDb = (sql: Driver): Db => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) =>
    [...(await sql.unsafe(text, params as never[]))] as Row[],
});
