import type { Sql } from 'postgres';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { Store } from './store.ts';

/** Without prepared statements, so that a pooler in transaction mode may stand between. */
const options = {
  prepare: false,
  max: 2,
  idle_timeout: 20,
  connect_timeout: 5,
  onnotice: () => {},
};

const queryOn =
  (sql: Pick<Sql, 'unsafe'>): Db['query'] =>
  async <Row>(text: string, params: readonly unknown[] = []) =>
    // The driver takes more kinds of parameters than its type can say.
    [...(await sql.unsafe(text, params as never[]))] as Row[];

/** Connects to a Postgres by its address. The first query opens the connection. */
export const openPostgres = async (databaseUrl: string): Promise<Store> => {
  const { default: postgres } = await import('postgres');
  const sql = postgres(databaseUrl, options);
  return {
    db: { query: queryOn(sql) },
    transaction: async (work) =>
      (await sql.begin((transaction) =>
        work({
          query: queryOn(transaction),
          run: async (script) => {
            await transaction.unsafe(script).simple();
          },
        }),
      )) as Awaited<ReturnType<typeof work>>,
    close: () => sql.end({ timeout: 5 }),
  };
};
