import { postgresDb, postgresOptions } from '../../supabase/functions/_shared/sql/postgres-db.ts';
import type { Store } from './database.ts';

/** Connects to a Postgres by its address. The first query opens the connection. */
export const openPostgres = async (databaseUrl: string): Promise<Store> => {
  const { default: postgres } = await import('postgres');
  const sql = postgres(databaseUrl, postgresOptions);
  return {
    db: postgresDb(sql),
    transaction: async (work) =>
      (await sql.begin((transaction) =>
        work({
          ...postgresDb(transaction),
          run: async (script) => {
            await transaction.unsafe(script).simple();
          },
        }),
      )) as Awaited<ReturnType<typeof work>>,
    close: () => sql.end({ timeout: 5 }),
  };
};
