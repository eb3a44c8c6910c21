-- Who may do what: visitors' roles nothing, the functions' role only the calls below. A migration that adds a table
-- or a function repeats this for it; tests/functions/permission-rows.ts reads the catalog and fails otherwise.
revoke all on schema site from public;
revoke all on all tables in schema site from public;
revoke all on all sequences in schema site from public;
revoke all on all functions in schema site from public;

do $$
declare
  visitor text;
  call text;
begin
  for visitor in select rolname from pg_catalog.pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on schema site from %I', visitor);
    execute format('revoke all on all tables in schema site from %I', visitor);
    execute format('revoke all on all sequences in schema site from %I', visitor);
    execute format('revoke all on all functions in schema site from %I', visitor);
  end loop;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then return; end if;
  execute 'grant usage on schema site to service_role';
  foreach call in array array['contact_accept', 'newsletter_subscribe', 'newsletter_confirm',
    'newsletter_unsubscribe', 'newsletter_suppress', 'outbox_claim', 'outbox_settle', 'outbox_waiting', 'mail_mark',
    'mail_retry', 'data_list', 'data_export', 'data_erase', 'retention', 'page_view_count', 'page_view_list'] loop
    execute format('grant execute on function site.%I(jsonb) to service_role', call);
  end loop;
end
$$;
