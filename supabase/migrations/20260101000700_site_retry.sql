-- Trying mails again, once what refused them is mended: also those that wait for a later try. The function keeps its owner
-- and its grants.

-- in:  { ids?: [uuid], now? }   without ids: every mail that failed or waits
-- out: { retried: number }
-- A person decided: a failed mail starts anew, one that waits is due now, and a queue that waits goes on.
create or replace function site.mail_retry(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  everything boolean := jsonb_typeof(input -> 'ids') is distinct from 'array';
  failed integer;
  waiting integer;
begin
  update site.outbox set next_attempt_at = moment
  where status = 'pending' and next_attempt_at > moment and (everything or input -> 'ids' ? id::text);
  get diagnostics waiting = row_count;
  update site.outbox set status = 'pending', attempts = 0, next_attempt_at = moment, ambiguous = false,
    first_attempt_at = null, settled_at = null
  where status = 'failed' and mail is not null and (everything or input -> 'ids' ? id::text);
  get diagnostics failed = row_count;
  delete from site.outbox_pause where only_row;
  return jsonb_build_object('retried', failed + waiting);
end
$$;
