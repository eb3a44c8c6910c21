-- What all functions share, the rate limits, and the contact form.

-- The moment of a call: its `now`, else the clock.
create function site.moment_of(input jsonb) returns timestamptz
language sql volatile set search_path = ''
as $$ select coalesce((input ->> 'now')::timestamptz, clock_timestamp()) $$;

-- How an address is kept where it must not be readable.
create function site.email_hash(email text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(lower(email), 'UTF8')), 'hex') $$;

-- Takes one token from each of [{key, burst, perMinute}], or none. Gives the whole seconds to wait, 0 when taken.
-- Rows are locked in the order of their keys, so that two calls never wait for each other. Calls at once come in any
-- order, so the time of a bucket does not go back, unless a clock that was wrong wrote it.
create function site.take_tokens(limits jsonb, moment timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  bucket record;
  have double precision;
  wait double precision := 0;
begin
  if jsonb_typeof(limits) is distinct from 'array' then return 0; end if;
  for bucket in
    select l ->> 'key' as key, (l ->> 'burst')::double precision as burst,
      (l ->> 'perMinute')::double precision / 60 as rate
    from jsonb_array_elements(limits) as l order by 1
  loop
    insert into site.rate_bucket as b (key, tokens, updated_at) values (bucket.key, bucket.burst, moment)
    on conflict (key) do update set
      tokens = least(bucket.burst,
        b.tokens + bucket.rate * greatest(0, extract(epoch from moment - b.updated_at)::double precision)),
      updated_at = greatest(moment, case when b.updated_at < moment + interval '1 minute' then b.updated_at end)
    returning tokens into have;
    if have < 1 then
      wait := greatest(wait, case when bucket.rate > 0 then (1 - have) / bucket.rate else 86400 end);
    end if;
  end loop;
  if wait > 0 then return greatest(1, ceil(wait)); end if;
  update site.rate_bucket set tokens = tokens - 1
  where key in (select l ->> 'key' from jsonb_array_elements(limits) as l);
  return 0;
end
$$;

-- Queues [{ dedupeKey, kind, mail }] once per dedupe key. Gives how many were new.
create function site.queue_mails(mails jsonb, about_id uuid, moment timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  added integer := 0;
begin
  if jsonb_typeof(mails) is distinct from 'array' then return 0; end if;
  insert into site.outbox (kind, dedupe_key, about, mail, next_attempt_at, created_at)
  select m ->> 'kind', m ->> 'dedupeKey', about_id, m -> 'mail', moment, moment from jsonb_array_elements(mails) as m
  on conflict (dedupe_key) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

-- The message that this call repeats: same key, same id, or, without a key, same payload a short while ago.
create function site.contact_known(input jsonb, moment timestamptz) returns site.contact_message
language plpgsql set search_path = ''
as $$
declare
  known site.contact_message;
  seconds double precision := coalesce((input ->> 'replaySeconds')::double precision, 600);
begin
  if input ->> 'key' is not null then
    select * into known from site.contact_message
    where idempotency_key = (input ->> 'key')::uuid or id = (input ->> 'id')::uuid;
  else
    select * into known from site.contact_message
    where id = (input ->> 'id')::uuid or payload_hash = input ->> 'payloadHash'
      and created_at between moment - make_interval(secs => seconds) and moment + make_interval(secs => seconds)
    order by created_at limit 1;
  end if;
  return known;
end
$$;

-- in:  { id, key | null, payloadHash, replaySeconds?, fields: { name, email, company?, inquiry, message, … },
--        locale, spam | null, clientHash | null, limits: [bucket], mail: [{ dedupeKey, kind, mail }], now? }
-- out: { outcome: 'stored' | 'replayed', id } | { outcome: 'conflict' } | { outcome: 'limited', retryAfter }
-- A repeated call is recognised before the limits, costs no token and queues nothing.
create function site.contact_accept(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  fields jsonb := input -> 'fields';
  known site.contact_message;
  wait integer;
begin
  perform pg_advisory_xact_lock(
    hashtextextended('contact ' || coalesce(input ->> 'key', input ->> 'payloadHash'), 0));
  known := site.contact_known(input, moment);
  if known.id is not null then
    if known.payload_hash <> input ->> 'payloadHash' then return jsonb_build_object('outcome', 'conflict'); end if;
    return jsonb_build_object('outcome', 'replayed', 'id', known.id);
  end if;
  wait := site.take_tokens(input -> 'limits', moment);
  if wait > 0 then return jsonb_build_object('outcome', 'limited', 'retryAfter', wait); end if;
  insert into site.contact_message (id, idempotency_key, payload_hash, name, email, company, inquiry, message, extra,
    locale, spam, spam_reason, client_hash, created_at)
  values ((input ->> 'id')::uuid, coalesce((input ->> 'key')::uuid, gen_random_uuid()), input ->> 'payloadHash',
    fields ->> 'name', fields ->> 'email', nullif(fields ->> 'company', ''), fields ->> 'inquiry',
    fields ->> 'message', fields - array['name', 'email', 'company', 'inquiry', 'message'], input ->> 'locale',
    input ->> 'spam' is not null, input ->> 'spam', input ->> 'clientHash', moment);
  perform site.queue_mails(input -> 'mail', (input ->> 'id')::uuid, moment);
  return jsonb_build_object('outcome', 'stored', 'id', input ->> 'id');
end
$$;
