import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { Store } from './database.ts';

const queryOn =
  (target: PGlite | Transaction): Db['query'] =>
  async <Row>(text: string, params: readonly unknown[] = []) =>
    (await target.query<Row>(text, [...params])).rows;

/** Opens PGlite in a folder, or in memory without one. Loaded only here: it takes some 300 MB. */
export const openPglite = async (folder?: string): Promise<Store> => {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  return {
    db: { query: queryOn(pglite) },
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work({
          query: queryOn(transaction),
          run: async (script) => {
            await transaction.exec(script);
          },
        }),
      ),
    close: () => pglite.close(),
  };
};
