import type { Db } from '../deps.ts';
import type {
  Claimed,
  ClaimInput,
  Confirmed,
  ConfirmInput,
  ContactAccepted,
  ContactInput,
  Settled,
  SettleInput,
  Subscribed,
  SubscribeInput,
  Unsubscribed,
  UnsubscribeInput,
  WaitingMails,
} from './sql-types.ts';

/** Calls one function of schema `site`: one JSON object in, one out. The database's errors keep their SQLSTATE in `code`. */
export const callSite = async <Result>(db: Db, name: string, input: object): Promise<Result> => {
  const text = `select site.${name}($1::text::jsonb) as result`;
  const [row] = await db.query<{ result: Result }>(text, [JSON.stringify(input)]);
  if (!row) throw new Error(`site.${name} gave no answer`);
  return row.result;
};

/** Stores a message and queues its mails, once per key. */
export const contactAccept = (db: Db, input: ContactInput): Promise<ContactAccepted> =>
  callSite(db, 'contact_accept', input);

/** Subscribes an address, or tells what else is true of it. */
export const newsletterSubscribe = (db: Db, input: SubscribeInput): Promise<Subscribed> =>
  callSite(db, 'newsletter_subscribe', input);

/** Confirms a subscription that waits for it (double opt-in). */
export const newsletterConfirm = (db: Db, input: ConfirmInput): Promise<Confirmed> =>
  callSite(db, 'newsletter_confirm', input);

/** Ends a subscription. */
export const newsletterUnsubscribe = (db: Db, input: UnsubscribeInput): Promise<Unsubscribed> =>
  callSite(db, 'newsletter_unsubscribe', input);

/** Takes due mails to send. */
export const outboxClaim = <Mail = unknown>(db: Db, input: ClaimInput): Promise<Claimed<Mail>> =>
  callSite(db, 'outbox_claim', input);

/** Counts the mails that are still to be sent. */
export const outboxWaiting = (db: Db): Promise<WaitingMails> => callSite(db, 'outbox_waiting', {});

/** Says what became of a claimed mail. */
export const outboxSettle = (db: Db, input: SettleInput): Promise<Settled> =>
  callSite(db, 'outbox_settle', input);
