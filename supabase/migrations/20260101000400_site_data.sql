-- The owner's side: list, export, erase, retention.

-- in:  { what: 'messages' | 'subscribers' | 'mail', limit? = 200, offset? = 0, id?, status? }
-- out: { total, rows: [{ id, createdAt, … }] } newest first. A mail's content comes only with `id`.
-- `status` is 'spam' or 'wanted' for messages, 'kept' for a mail that was sent to nobody, else a status of the table.
create function site.data_list(input jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  source text := case input ->> 'what'
    when 'messages' then 'select id, created_at as "createdAt", name, email, company, inquiry, message, extra, locale,
      case when spam then ''spam'' else ''wanted'' end as status, spam_reason as "spamReason",
      (select case when o.status = ''sent'' and o.provider_id is null and o.last_error is null then ''kept'' else o.status end
        from site.outbox o where o.about = m.id order by o.created_at limit 1) as mail
      from site.contact_message m'
    when 'subscribers' then 'select id, created_at as "createdAt", email, status, source, locale,
      consent_version as "consentVersion", consent_at as "consentAt", confirmed_at as "confirmedAt",
      unsubscribed_at as "unsubscribedAt", unsubscribe_via as "unsubscribeVia" from site.newsletter_subscriber'
    when 'mail' then 'select id, created_at as "createdAt", kind, dedupe_key as "dedupeKey", about,
      case when status = ''sent'' and provider_id is null and last_error is null then ''kept'' else status end as status, variant,
      attempts, next_attempt_at as "nextAttemptAt", ambiguous, provider_id as "providerId", last_error as "lastError",
      settled_at as "settledAt", case when $2 is not null then mail end as mail from site.outbox'
  end;
  result jsonb;
begin
  if source is null then raise 'unknown list' using errcode = '22023'; end if;
  execute format('with chosen as (
      select * from (%s) as all_rows where ($2 is null or id = $2) and ($1 is null or status = $1)
    ), page as (select * from chosen order by "createdAt" desc, id limit $3 offset $4)
    select jsonb_build_object(''total'', (select count(*) from chosen),
      ''rows'', coalesce((select jsonb_agg(to_jsonb(page) order by page."createdAt" desc, page.id) from page), ''[]''))',
    source)
  into result
  using input ->> 'status', (input ->> 'id')::uuid, coalesce((input ->> 'limit')::integer, 200),
    coalesce((input ->> 'offset')::integer, 0);
  return result;
end
$$;

-- in:  { email }
-- out: { email, messages: [row], subscriber: row | null, events: [row], mail: [row], suppressed: reason | null }
-- Everything that is stored about an address.
create function site.data_export(input jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  address text := lower(input ->> 'email');
  result jsonb;
begin
  with messages as (
    select * from site.contact_message where lower(email) = address
  ), subscribers as (
    select * from site.newsletter_subscriber where email = address
  )
  select jsonb_build_object('email', address,
    'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at), '[]') from messages m),
    'subscriber', (select to_jsonb(s) from subscribers s),
    'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.id), '[]') from site.newsletter_event e
      where e.subscriber_id in (select id from subscribers)),
    'mail', (select coalesce(jsonb_agg(to_jsonb(o) order by o.created_at), '[]') from site.outbox o
      where o.about in (select id from messages union all select id from subscribers)),
    'suppressed', (select reason from site.suppression where email_hash = site.email_hash(address)))
  into result;
  return result;
end
$$;

-- in:  { email }
-- out: { messages, subscribers, events, mail: how many of each were deleted, ids: [uuid] of messages and subscribers }
-- Of an address that bounced or complained a hash stays, so that it is not mailed again.
create function site.data_erase(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(input ->> 'email');
  people uuid[] := (select coalesce(array_agg(id), '{}') from site.newsletter_subscriber where email = address);
  texts uuid[] := (select coalesce(array_agg(id), '{}') from site.contact_message where lower(email) = address);
  events integer := (select count(*) from site.newsletter_event where subscriber_id = any (people));
  mails integer;
begin
  insert into site.suppression (email_hash, reason, at)
  select site.email_hash(email), status, updated_at from site.newsletter_subscriber
  where id = any (people) and status in ('bounced', 'complained') on conflict do nothing;
  delete from site.outbox where about = any (people || texts);
  get diagnostics mails = row_count;
  delete from site.contact_message where id = any (texts);
  delete from site.newsletter_subscriber where id = any (people);
  return jsonb_build_object('messages', cardinality(texts), 'subscribers', cardinality(people), 'events', events,
    'mail', mails, 'ids', to_jsonb(people || texts));
end
$$;

-- in:  { messageDays? = 730, spamDays? = 30, mailDays? = 30, pendingDays? = 30, unsubscribedDays? = 1095, now? }
-- out: { messages, subscribers, buckets: how many of each were deleted, ids: [uuid] of messages and subscribers,
--        mailKeys: [dedupe key] of the mails whose bodies were }
-- Mails of deleted messages go with them; the body of a mail that was sent goes after `mailDays`.
create function site.retention(input jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := site.moment_of(input);
  messages uuid[];
  people uuid[];
  keys text[];
  buckets integer;
begin
  with gone as (
    delete from site.contact_message
    where created_at < moment - make_interval(days => case when spam
      then coalesce((input ->> 'spamDays')::integer, 30) else coalesce((input ->> 'messageDays')::integer, 730) end)
    returning id
  ) select coalesce(array_agg(id), '{}') into messages from gone;
  with gone as (
    delete from site.newsletter_subscriber
    where status = 'pending'
        and updated_at < moment - make_interval(days => coalesce((input ->> 'pendingDays')::integer, 30))
      or status = 'unsubscribed'
        and unsubscribed_at < moment - make_interval(days => coalesce((input ->> 'unsubscribedDays')::integer, 1095))
    returning id
  ) select coalesce(array_agg(id), '{}') into people from gone;
  delete from site.outbox where about = any (messages || people);
  with gone as (
    update site.outbox set mail = null where status = 'sent' and mail is not null
      and settled_at < moment - make_interval(days => coalesce((input ->> 'mailDays')::integer, 30))
    returning dedupe_key
  ) select coalesce(array_agg(dedupe_key), '{}') into keys from gone;
  delete from site.rate_bucket where updated_at < moment - interval '2 days';
  get diagnostics buckets = row_count;
  return jsonb_build_object('messages', cardinality(messages), 'subscribers', cardinality(people),
    'buckets', buckets, 'ids', to_jsonb(messages || people), 'mailKeys', to_jsonb(keys));
end
$$;
