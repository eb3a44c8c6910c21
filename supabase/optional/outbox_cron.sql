-- Optional, Supabase only: calls the function `outbox-drain` every minute, so that a mail is tried again even when
-- nobody visits the site. Not a migration, because pg_cron and pg_net exist on Supabase only. Run it once in the SQL
-- editor, after storing the two secrets:
--
--   select vault.create_secret('https://<project>.supabase.co/functions/v1/outbox-drain', 'outbox_drain_url');
--   select vault.create_secret('<the value of OUTBOX_DRAIN_SECRET>', 'outbox_drain_secret');
--
-- It may be run again. It does nothing where the extensions are not to be had. To end it:
--   select cron.unschedule('site-outbox-drain');
do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3
  then
    raise notice 'pg_cron, pg_net or the vault is not to be had here: mails are tried again at the next visit';
    return;
  end if;
  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net;
  perform cron.schedule('site-outbox-drain', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_drain_url'),
      headers := jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' ||
        (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_drain_secret')),
      body := '{}'::jsonb, timeout_milliseconds := 30000)
  $job$);
  perform cron.schedule('site-retention', '17 3 * * *', $job$ select site.retention('{}'::jsonb) $job$);
end
$$;
