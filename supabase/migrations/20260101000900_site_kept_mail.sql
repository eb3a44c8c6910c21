-- A mail that no provider took was not sent: it is kept, for the page of mails of the computer that it was written on.

-- in:  { what: 'messages' | 'subscribers' | 'mail', limit? = 200, offset? = 0, id?, status? }
-- out: { total, rows: [{ id, createdAt, … }] } newest first. A mail's content comes only with `id`.
-- `status` is 'spam' or 'wanted' for messages, 'kept' for a mail that was sent to nobody, else a status of the table.
create or replace function site.data_list(input jsonb) returns jsonb
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
