import type { Db } from '../../supabase/functions/_shared/deps.ts';

/** A row of a reader of the newsletter, as the journal keeps it. */
export type ReaderRow = Record<string, unknown>;

/** What a reader is after a call. Nothing when the reader was erased meanwhile. */
export const readReader = async (db: Db, id: string): Promise<ReaderRow | undefined> => {
  const [row] = await db.query<{ reader: ReaderRow }>(
    'select to_jsonb(s) as reader from site.newsletter_subscriber s where id = $1::text::uuid',
    [id],
  );
  return row?.reader;
};

/** Restores only what the replayed call itself could not do, and never puts a later state back. */
const restore = `
  with was as (
    select * from jsonb_populate_record(null::site.newsletter_subscriber, $1::text::jsonb)
  ), restored as (
    insert into site.newsletter_subscriber as s select * from was
    on conflict (id) do update set status = excluded.status, source = excluded.source, locale = excluded.locale,
      token_version = excluded.token_version, consent_text = excluded.consent_text,
      consent_version = excluded.consent_version, consent_at = excluded.consent_at,
      confirmed_at = excluded.confirmed_at, unsubscribed_at = excluded.unsubscribed_at,
      unsubscribe_via = excluded.unsubscribe_via, updated_at = excluded.updated_at
    where s.updated_at <= excluded.updated_at
      and (s.status, s.token_version) is distinct from (excluded.status, excluded.token_version)
    returning *
  ), evidence as (
    insert into site.newsletter_event (subscriber_id, kind, at, detail)
    select id, case when status = 'pending' then 'requested' when status <> 'active' then status
        when token_version > 1 then 'reactivated' else 'subscribed' end, updated_at,
      jsonb_build_object('restored', true, 'source', source, 'locale', locale, 'tokenVersion', token_version,
        'consent', jsonb_build_object('text', consent_text, 'version', consent_version))
    from restored
  )
  select site.queue_mails($2::text::jsonb, id, updated_at) from restored`;

/**
 * Brings a reader to the state after a call, whatever came before: a crash may have kept an earlier call of theirs from
 * the journal, so that the call alone, replayed, would find nobody or an older link. `mail` is what the call queued.
 */
export const restoreReader = async (db: Db, reader: ReaderRow, mail: unknown = []): Promise<void> => {
  await db.query(restore, [JSON.stringify(reader), JSON.stringify(mail)]);
};
