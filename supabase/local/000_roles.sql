-- The roles that Supabase brings, for PGlite and a bare Postgres, so that permissions are the same everywhere.
-- Applied before supabase/migrations/ by scripts/data/migrate.ts; never on Supabase. A login that may not create
-- roles goes without: nothing then exists that could be granted anything.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute pg_catalog.format('create role %I nologin', name);
    end if;
  end loop;
exception
  when insufficient_privilege then raise notice 'no right to create roles';
  when duplicate_object or unique_violation then null; -- another server was first
end
$$;
