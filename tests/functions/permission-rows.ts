import { describe, expect, it } from 'vitest';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { Stack } from './database-stack.ts';

const visitors = ['anon', 'authenticated'];

type Table = { name: string; column: string; secured: boolean; policies: number };

/** Every table of the project, as the catalog has it now. */
const tablesOf = (db: Db): Promise<Table[]> =>
  db.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as secured,
      (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.attidentity = ''
        order by a.attnum limit 1) as column,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('site', 'site_meta') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`);

/** Every function of the project, as a call with nothing. */
const callsOf = async (db: Db): Promise<{ name: string; call: string }[]> =>
  db.query(`
    select p.proname::text as name, format('%I.%I(%s)', n.nspname, p.proname, (
      select string_agg('null::' || format_type(t, null), ', ') from unnest(p.proargtypes) as t)) as call
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('site', 'site_meta') order by 1`);

const attempts = ({ name, column }: Table): string[] => [
  `perform 1 from ${name}`,
  `insert into ${name} default values`,
  `update ${name} set ${column} = ${column}`,
  `delete from ${name}`,
  `truncate ${name}`,
];

/** Runs one statement as another role, in one call, so that the role ends with it. */
const as = (db: Db, role: string, statement: string) =>
  db.query(`do $do$ begin set local role ${role}; ${statement}; end $do$`);

/** Who may touch what: read from the catalog, so that new tables and functions are covered. */
export const permissionRows = (stack: () => Stack): void => {
  describe('visitors touch nothing in the database', () => {
    it.each(visitors)('row 52: refuses %s every table', async (role) => {
      const { db } = stack();
      const tables = await tablesOf(db);
      expect(tables.length).toBeGreaterThanOrEqual(9);
      for (const statement of tables.flatMap(attempts)) {
        await expect(as(db, role, statement), statement).rejects.toMatchObject({ code: '42501' });
      }
    });

    it.each(visitors)('row 52: refuses %s every function', async (role) => {
      const { db } = stack();
      const calls = await callsOf(db);
      expect(calls.length).toBeGreaterThanOrEqual(20);
      for (const { call } of calls) {
        await expect(as(db, role, `perform ${call}`), call).rejects.toMatchObject({ code: '42501' });
      }
    });

    it('grants no visitor anything, not even where the schema were open', async () => {
      const rows = await stack().db.query(`
        select p.oid::regprocedure::text as thing from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('site', 'site_meta') and has_function_privilege('anon', p.oid, 'execute')
        union all
        select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('site', 'site_meta') and c.relkind in ('r', 'v')
          and has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')`);
      expect(rows).toEqual([]);
    });

    it('row 53: has row level security on every table, without a policy', async () => {
      const tables = await tablesOf(stack().db);
      expect(tables.filter(({ secured, policies }) => !secured || policies > 0)).toEqual([]);
    });

    it('runs every call as its owner, with an empty search path', async () => {
      const rows = await stack().db.query(`
        select p.proname::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'site' and (not p.proconfig::text[] @> array['search_path=""']
          or has_function_privilege('service_role', p.oid, 'execute') <> p.prosecdef)`);
      expect(rows).toEqual([]);
    });
  });

  describe('the role of the functions', () => {
    it('may call what the handlers call, and read no table', async () => {
      const { db } = stack();
      await as(db, 'service_role', `perform site.data_list('{"what":"messages"}')`);
      for (const statement of (await tablesOf(db)).flatMap(attempts)) {
        await expect(as(db, 'service_role', statement), statement).rejects.toMatchObject({ code: '42501' });
      }
    });
  });
};
