import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { UsageError } from '../cli/usage-error.ts';
import type { Session, Store } from './database.ts';

/** One file of SQL. Its hash ignores how a checkout ends lines. */
type Migration = { version: string; script: string; sha256: string };

const supabase = path.join(codeRoot, 'supabase');

const readFolder = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const script = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const sha256 = hash('sha256', script);
      return { version: file.replace(/\.sql$/, ''), script, sha256 };
    });

/** The project's migrations, the roles that Supabase brings first. */
export const readSqlMigrations = (): Migration[] =>
  ['local', 'migrations'].flatMap((folder) => readFolder(path.join(supabase, folder)));

const ledger = `
  create schema if not exists site_meta;
  revoke all on schema site_meta from public;
  create table if not exists site_meta.migration (
    version text primary key, sha256 text not null, applied_at timestamptz not null default now());
  create table if not exists site_meta.journal_mark (only_row boolean primary key default true, seq bigint not null);
  alter table site_meta.migration enable row level security;
  alter table site_meta.journal_mark enable row level security;`;

const exists = async (session: Session, table: string): Promise<boolean> => {
  const [row] = await session.query<{ found: boolean }>(
    `select to_regclass('${table}') is not null as found`,
  );
  return row?.found === true;
};

/** What `supabase db push` applied to this database, by the number its files begin with. */
const appliedBySupabase = async (session: Session): Promise<Set<string>> => {
  if (!(await exists(session, 'supabase_migrations.schema_migrations'))) return new Set();
  const rows = await session.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return new Set(rows.map(({ version }) => version));
};

const readLedger = async (session: Session): Promise<Map<string, string>> => {
  const rows = await session.query<Migration>('select version, sha256 from site_meta.migration');
  return new Map(rows.map(({ version, sha256 }) => [version, sha256]));
};

const changed = ({ version }: Migration) =>
  new UsageError(
    `The migration ${version}.sql was changed after it was applied to this database. Undo the change and add a new file instead.`,
  );

/** Applies what is missing, all or nothing. Gives the versions it applied. Refuses a file that was changed since. */
export const migrateDatabase = (store: Store, migrations = readSqlMigrations()): Promise<string[]> =>
  store.transaction(async (session) => {
    await session.query("select pg_advisory_xact_lock(hashtextextended('site migrations', 0))");
    if (!(await exists(session, 'site_meta.journal_mark'))) await session.run(ledger);
    const known = await readLedger(session);
    const edited = migrations.find(({ version, sha256 }) => (known.get(version) ?? sha256) !== sha256);
    if (edited) throw changed(edited);
    const elsewhere = await appliedBySupabase(session);
    const missing = migrations.filter(({ version }) => !known.has(version));
    for (const { version, script, sha256 } of missing) {
      if (!elsewhere.has(version.split('_', 1)[0] ?? '')) await session.run(script);
      await session.query('insert into site_meta.migration (version, sha256) values ($1, $2)', [
        version,
        sha256,
      ]);
    }
    return missing.map(({ version }) => version);
  });
