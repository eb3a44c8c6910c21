-- The newsletter: subscribe, confirm, unsubscribe, and addresses that must not be mailed.

-- What a subscription does to someone in `status` (null: nobody yet): { outcome, becomes, kind, version }.
create function site.newsletter_step(status text, version integer, double_opt_in boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when status = 'active' then jsonb_build_object('outcome', 'already_subscribed', 'version', version)
    when status in ('bounced', 'complained') then jsonb_build_object('outcome', 'suppressed')
    when double_opt_in then jsonb_build_object('outcome', 'confirmation_required', 'becomes', 'pending',
      'kind', 'requested', 'version', case when status = 'unsubscribed' then version + 1 else version end)
    when status = 'unsubscribed' then jsonb_build_object('outcome', 'reactivated', 'becomes', 'active',
      'kind', 'reactivated', 'version', version + 1)
    else jsonb_build_object('outcome', 'subscribed', 'becomes', 'active', 'kind', 'subscribed', 'version', version)
  end
$$;

-- Writes the subscriber and the event of a step that changes something. Gives whether a mail was queued.
create function site.newsletter_write(input jsonb, step jsonb, moment timestamptz) returns boolean
language plpgsql set search_path = ''
as $$
declare
  subscriber uuid := (input ->> 'id')::uuid;
  version integer := (step ->> 'version')::integer;
begin
  insert into site.newsletter_subscriber as s (id, email, status, source, locale, token_version, consent_text,
    consent_version, consent_at, confirmed_at, created_at, updated_at)
  values (subscriber, input ->> 'email', step ->> 'becomes', input ->> 'source', input ->> 'locale', version,
    input #>> '{consent,text}', input #>> '{consent,version}', moment, null, moment, moment)
  on conflict (email) do update set status = excluded.status, source = excluded.source, locale = excluded.locale,
    token_version = excluded.token_version, consent_text = excluded.consent_text,
    consent_version = excluded.consent_version, consent_at = moment, unsubscribed_at = null, unsubscribe_via = null,
    updated_at = moment;
  insert into site.newsletter_event (subscriber_id, kind, idempotency_key, at, detail)
  values (subscriber, step ->> 'kind', (input ->> 'key')::uuid, moment,
    jsonb_build_object('outcome', step ->> 'outcome', 'source', input ->> 'source', 'locale', input ->> 'locale',
      'tokenVersion', version, 'consent', input -> 'consent'));
  if jsonb_typeof(input -> 'mailLimit') = 'object'
    and site.take_tokens(jsonb_build_array(input -> 'mailLimit'), moment) > 0 then return false; end if;
  return site.queue_mails(input -> 'mail', subscriber, moment) > 0;
end
$$;

-- The answer that this key was given before, or null. Another address under the same key is a conflict.
create function site.newsletter_replay(input jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case when s.email <> input ->> 'email' then jsonb_build_object('outcome', 'conflict')
    else jsonb_build_object('outcome', e.detail ->> 'outcome', 'id', s.id, 'tokenVersion', s.token_version,
      'mailed', false, 'replayed', true) end
  from site.newsletter_event e join site.newsletter_subscriber s on s.id = e.subscriber_id
  where e.idempotency_key = (input ->> 'key')::uuid
$$;

-- in:  { id, tokenVersion, email, source, locale, consent: { text, version } | null, doubleOptIn, key | null,
--        limits: [bucket], mailLimit: bucket | null, mail: [{ dedupeKey, kind, mail }], now? }
-- out: { outcome: 'subscribed' | 'already_subscribed' | 'reactivated' | 'confirmation_required', id, tokenVersion,
--        mailed, replayed } | { outcome: 'render', id, tokenVersion } | { outcome: 'suppressed' | 'conflict' }
--      | { outcome: 'limited', retryAfter }
-- `render`: the mails were made for another id or version than this address has. Nothing was changed.
create function site.newsletter_subscribe(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  person site.newsletter_subscriber;
  step jsonb;
  wait integer;
  mailed boolean := false;
begin
  if input ->> 'key' is not null then
    perform pg_advisory_xact_lock(hashtextextended('newsletter key ' || (input ->> 'key'), 0));
  end if;
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || (input ->> 'email'), 0));
  step := site.newsletter_replay(input);
  if step is not null then return step; end if;
  select * into person from site.newsletter_subscriber where email = input ->> 'email';
  step := site.newsletter_step(person.status, coalesce(person.token_version, (input ->> 'tokenVersion')::integer),
    coalesce((input ->> 'doubleOptIn')::boolean, false));
  if step ? 'becomes' and person.id is not null
    and (person.id <> (input ->> 'id')::uuid or step -> 'version' <> input -> 'tokenVersion') then
    return jsonb_build_object('outcome', 'render', 'id', person.id, 'tokenVersion', step -> 'version');
  end if;
  wait := site.take_tokens(input -> 'limits', moment);
  if wait > 0 then return jsonb_build_object('outcome', 'limited', 'retryAfter', wait); end if;
  if step ->> 'outcome' = 'suppressed'
    or exists (select from site.suppression where email_hash = site.email_hash(input ->> 'email')) then
    return jsonb_build_object('outcome', 'suppressed');
  end if;
  if step ? 'becomes' then mailed := site.newsletter_write(input, step, moment); end if;
  return jsonb_build_object('outcome', step -> 'outcome', 'id', coalesce(person.id, (input ->> 'id')::uuid),
    'tokenVersion', step -> 'version', 'mailed', mailed, 'replayed', false);
end
$$;

-- in:  { subscriberId, tokenVersion, mail: [{ dedupeKey, kind, mail }] | null, now? }
-- out: { outcome: 'confirmed' | 'already_confirmed' | 'unknown' } | { outcome: 'render', email, locale }
-- `render` answers `mail: null` where a mail is due: nothing was changed.
create function site.newsletter_confirm(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  person site.newsletter_subscriber;
begin
  select * into person from site.newsletter_subscriber
  where id = (input ->> 'subscriberId')::uuid and token_version = (input ->> 'tokenVersion')::integer for update;
  if person.status = 'active' then return jsonb_build_object('outcome', 'already_confirmed'); end if;
  if person.status is distinct from 'pending' then return jsonb_build_object('outcome', 'unknown'); end if;
  if jsonb_typeof(input -> 'mail') is distinct from 'array' then
    return jsonb_build_object('outcome', 'render', 'email', person.email, 'locale', person.locale);
  end if;
  update site.newsletter_subscriber set status = 'active', confirmed_at = moment, updated_at = moment
  where id = person.id;
  insert into site.newsletter_event (subscriber_id, kind, at) values (person.id, 'confirmed', moment);
  perform site.queue_mails(input -> 'mail', person.id, moment);
  return jsonb_build_object('outcome', 'confirmed');
end
$$;

-- in:  { subscriberId, tokenVersion, via, now? }
-- out: { outcome: 'unsubscribed' | 'already_unsubscribed' | 'unknown' }
-- No mail to this reader is sent any more: also not one that failed, or whose sender cannot say whether it went out.
create function site.newsletter_unsubscribe(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  person site.newsletter_subscriber;
begin
  select * into person from site.newsletter_subscriber
  where id = (input ->> 'subscriberId')::uuid and token_version = (input ->> 'tokenVersion')::integer for update;
  if person.id is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if person.status not in ('pending', 'active') then
    return jsonb_build_object('outcome', 'already_unsubscribed');
  end if;
  update site.newsletter_subscriber
  set status = 'unsubscribed', unsubscribed_at = moment, unsubscribe_via = input ->> 'via', updated_at = moment
  where id = person.id;
  insert into site.newsletter_event (subscriber_id, kind, at, detail)
  values (person.id, 'unsubscribed', moment, jsonb_build_object('via', input ->> 'via'));
  delete from site.outbox where about = person.id and status <> 'sent';
  return jsonb_build_object('outcome', 'unsubscribed');
end
$$;

-- in:  { email | emailHash, reason: 'bounced' | 'complained', now? }
-- out: { outcome: 'suppressed', emailHash }
-- The address is not mailed again, whether or not it is a subscriber's.
create function site.newsletter_suppress(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  hash text := coalesce(input ->> 'emailHash', site.email_hash(input ->> 'email'));
  person uuid;
begin
  insert into site.suppression (email_hash, reason, at) values (hash, input ->> 'reason', moment)
  on conflict do nothing;
  update site.newsletter_subscriber set status = input ->> 'reason', updated_at = moment
  where site.email_hash(email) = hash and status <> input ->> 'reason' returning id into person;
  if person is not null then
    insert into site.newsletter_event (subscriber_id, kind, at) values (person, input ->> 'reason', moment);
    delete from site.outbox where about = person and status <> 'sent';
  end if;
  return jsonb_build_object('outcome', 'suppressed', 'emailHash', hash);
end
$$;
