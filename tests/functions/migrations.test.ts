import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../scripts/data/database.ts';
import { migrateDatabase, readSqlMigrations } from '../../scripts/data/migrate.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import { openPglite } from '../../scripts/data/open-pglite.ts';
import { openPostgres } from '../../scripts/data/open-postgres.ts';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { messageWith } from './sample-input.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const log = () => {};
const all = readSqlMigrations();
const versions = all.map(({ version }) => version);
const extra = {
  version: '20990101000000_extra',
  script: 'create table site.extra (id int)',
  sha256: 'a'.repeat(64),
};

const exists = async ({ db }: Store, table: string) => {
  const [row] = await db.query<{ found: boolean }>(`select to_regclass('${table}') is not null as found`);
  return row?.found;
};

describe.each([
  ['PGlite', () => openPglite()],
  ['Postgres', () => openPostgres(server.createDatabase())],
])('migrations on %s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('apply unmodified, once, and are noted with their hash', async () => {
    expect(await migrateDatabase(store)).toEqual(versions);
    expect(await migrateDatabase(store)).toEqual([]);
    const rows = await store.db.query('select version, sha256 from site_meta.migration order by version');
    expect(rows).toEqual(all.map(({ version, sha256 }) => ({ version, sha256 })));
  });

  it('row 37: refuse to start when an applied file was changed', async () => {
    const edited = all.map((migration) =>
      migration.version.endsWith('_site') ? { ...migration, sha256: 'b'.repeat(64) } : migration,
    );
    await expect(migrateDatabase(store, [...edited, extra])).rejects.toThrow(
      'The migration 20260101000000_site.sql was changed after it was applied',
    );
    expect(await exists(store, 'site.extra')).toBe(false);
  });

  it('are all or nothing', async () => {
    const wrong = { ...extra, version: '20990101000001_wrong', script: 'select * from nowhere' };
    await expect(migrateDatabase(store, [...all, extra, wrong])).rejects.toMatchObject({ code: '42P01' });
    expect(await exists(store, 'site.extra')).toBe(false);
    expect(await migrateDatabase(store)).toEqual([]);
  });

  it('apply only what is new', async () => {
    expect(await migrateDatabase(store, [...all, extra])).toEqual([extra.version]);
    expect(await exists(store, 'site.extra')).toBe(true);
  });
});

describe('a Postgres of its own', () => {
  let databaseUrl: string;
  beforeEach(() => {
    databaseUrl = server.createDatabase();
  });

  it('is migrated once when several servers start at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openDatabase({ dataDir: '', databaseUrl, log })),
    );
    const rows = await opened[0]?.db.query('select version from site_meta.migration');
    expect(rows).toHaveLength(all.length);
    for (const { close } of opened) await close();
  });

  it('that supabase migrated is taken as it is', async () => {
    const store = await openPostgres(databaseUrl);
    const pushed = all.filter(({ version }) => version.startsWith('2026'));
    await store.transaction(async ({ run }) => {
      await run('create schema supabase_migrations');
      await run('create table supabase_migrations.schema_migrations (version text primary key)');
      for (const { version, script } of pushed) {
        await run(script);
        await run(`insert into supabase_migrations.schema_migrations values ('${version.split('_', 1)[0]}')`);
      }
    });
    expect(await migrateDatabase(store)).toEqual(versions);
    await store.close();
  });

  it('row 32: answers again after a restart, with the same pool', async () => {
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl, log });
    const input = messageWith();
    await contactAccept(db, input);
    await server.restart();
    await db.query('select 1').catch(() => {});
    expect(await contactAccept(db, input)).toEqual({ outcome: 'replayed', id: input.id });
    await close();
  });
});
