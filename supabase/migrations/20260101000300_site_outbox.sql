-- The outbox: claim mails under a lease, say what became of them, try failed ones again.

-- in:  { limit, leaseSeconds?, longestWaitSeconds?, ids?: [uuid], now? }
-- out: { mails: [{ id, kind, dedupeKey, mail, variant, attempts, firstAttemptAt, ambiguous, leaseToken }], pausedUntil }
-- A mail whose lease ran out is given to the next one who asks, as ambiguous: its first sender may have sent it.
-- Nothing waits longer than `longestWaitSeconds`: a moment further ahead was written by a clock that was wrong, and has
-- come. For the same reason no first try is later than this one.
create function site.outbox_claim(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  lease interval := make_interval(secs => coalesce((input ->> 'leaseSeconds')::double precision, 60));
  wanted uuid[] := (select array_agg(i::uuid) from jsonb_array_elements_text(
    case when jsonb_typeof(input -> 'ids') = 'array' then input -> 'ids' else '[]' end) as i);
  farthest timestamptz := coalesce(
    moment + make_interval(secs => (input ->> 'longestWaitSeconds')::double precision), 'infinity');
  paused timestamptz := (select until from site.outbox_pause where until > moment and until <= farthest);
  claimed jsonb;
begin
  if paused is not null then return jsonb_build_object('mails', '[]'::jsonb, 'pausedUntil', paused); end if;
  with due as (
    select id from site.outbox
    where status in ('pending', 'sending') and (next_attempt_at <= moment or next_attempt_at > farthest)
      and (wanted is null or id = any (wanted))
    order by next_attempt_at, created_at limit least(100, (input ->> 'limit')::integer)
    for update skip locked
  ), taken as (
    update site.outbox o
    set status = 'sending', ambiguous = o.ambiguous or o.status = 'sending', next_attempt_at = moment + lease,
      lease_token = gen_random_uuid(), first_attempt_at = least(o.first_attempt_at, moment)
    from due where o.id = due.id returning o.*
  )
  select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'dedupeKey', dedupe_key, 'mail', mail,
    'variant', variant, 'attempts', attempts, 'firstAttemptAt', first_attempt_at, 'ambiguous', ambiguous,
    'leaseToken', lease_token) order by created_at, dedupe_key)
  into claimed from taken;
  return jsonb_build_object('mails', coalesce(claimed, '[]'), 'pausedUntil', null);
end
$$;

-- in:  { id, leaseToken, status: 'sent', providerId, error?, now? }
--    | { id, leaseToken, status: 'failed', error, now? }
--    | { id, leaseToken, status: 'retry', error, retryInSeconds, countAttempt? = true, ambiguous? = false, variant?,
--        pauseSeconds?, now? }
-- out: { settled: false } for a lease that is not held any more, else
--      { settled: true, dedupeKey, kind, status: 'sent' | 'failed' | 'pending', attempts }
-- A try that was refused for certain does not count as the first one that may have been accepted. Another variant
-- has another provider key, so nothing of it is ambiguous. The latest answer says how long the queue waits.
create function site.outbox_settle(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  again boolean := input ->> 'status' = 'retry';
  counts integer := case when coalesce((input ->> 'countAttempt')::boolean, true) then 1 else 0 end;
  held site.outbox;
  varies boolean;
  unclear boolean;
begin
  if input ->> 'status' not in ('sent', 'failed', 'retry') then raise 'unknown status' using errcode = '22023'; end if;
  select * into held from site.outbox where id = (input ->> 'id')::uuid and status = 'sending'
    and lease_token = (input ->> 'leaseToken')::uuid for update;
  if held.id is null then return jsonb_build_object('settled', false); end if;
  varies := coalesce((input ->> 'variant')::integer <> held.variant, false);
  unclear := not varies and (held.ambiguous or coalesce((input ->> 'ambiguous')::boolean, false));
  update site.outbox set
    status = case when again then 'pending' else input ->> 'status' end,
    attempts = attempts + counts,
    next_attempt_at = moment + make_interval(secs => coalesce((input ->> 'retryInSeconds')::double precision, 0)),
    lease_token = null,
    first_attempt_at = case when unclear or not again then first_attempt_at end,
    ambiguous = unclear,
    variant = coalesce((input ->> 'variant')::integer, variant),
    provider_id = coalesce(input ->> 'providerId', provider_id),
    last_error = left(input ->> 'error', 500),
    settled_at = case when again then null else moment end
  where id = held.id returning * into held;
  if input ->> 'pauseSeconds' is not null then
    insert into site.outbox_pause (until)
    values (moment + make_interval(secs => (input ->> 'pauseSeconds')::double precision))
    on conflict (only_row) do update set until = excluded.until;
  end if;
  return jsonb_build_object('settled', true, 'dedupeKey', held.dedupe_key, 'kind', held.kind,
    'status', held.status, 'attempts', held.attempts);
end
$$;

-- in:  {}
-- out: { waiting: number } of the mails that are still to be sent
create function site.outbox_waiting(input jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('waiting', count(*)) from site.outbox where status in ('pending', 'sending')
$$;

-- in:  { dedupeKey, kind, status: 'sent' | 'failed', now? }
-- out: { known: boolean }
-- Notes what is known to have become of a mail, when a database is rebuilt: it is then not sent again.
create function site.mail_mark(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
begin
  update site.outbox set status = input ->> 'status', settled_at = moment, lease_token = null
  where dedupe_key = input ->> 'dedupeKey' and status <> 'sent';
  return jsonb_build_object('known', found);
end
$$;

-- in:  { ids?: [uuid], now? }   without ids: every mail that failed or waits
-- out: { retried: number }
-- A person decided: a failed mail starts anew, one that waits is due now, and a queue that waits goes on.
create function site.mail_retry(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  everything boolean := jsonb_typeof(input -> 'ids') is distinct from 'array';
  failed integer;
  waiting integer;
begin
  update site.outbox set next_attempt_at = least(next_attempt_at, moment)
  where status = 'pending' and (everything or input -> 'ids' ? id::text);
  get diagnostics waiting = row_count;
  update site.outbox set status = 'pending', attempts = 0, next_attempt_at = moment, ambiguous = false,
    first_attempt_at = null, settled_at = null
  where status = 'failed' and mail is not null and (everything or input -> 'ids' ? id::text);
  get diagnostics failed = row_count;
  delete from site.outbox_pause where only_row;
  return jsonb_build_object('retried', failed + waiting);
end
$$;
