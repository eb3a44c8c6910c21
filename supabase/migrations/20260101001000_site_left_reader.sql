-- Who left or must not be mailed gets nothing any more. A mail on its way goes with those that wait: when its sender fails
-- or dies it would be tried again, and a failed one when a person tries all again. The functions keep their owner and
-- their grants.

-- in:  { subscriberId, tokenVersion, via, now? }
-- out: { outcome: 'unsubscribed' | 'already_unsubscribed' | 'unknown' }
-- No mail to this reader is sent any more: also not one that failed, or whose sender cannot say whether it went out.
create or replace function site.newsletter_unsubscribe(input jsonb) returns jsonb
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
create or replace function site.newsletter_suppress(input jsonb) returns jsonb
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
