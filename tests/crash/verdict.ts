import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { FakeResend } from '../functions/handlers/start-fake-resend.ts';
import { acknowledged, type Ledger, type ReaderState } from './ledger.ts';

/** What was lost or doubled. Everything but `answered` must be 0. */
export type Verdict = {
  answered: number;
  lostMessages: number;
  lostReaders: number;
  doubleRows: number;
};

type Stored = { key: string; text: string };

const doubled = (values: string[]): number => values.length - new Set(values).size;

const repeatedRows = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ count: number }>(`
    select (count(*) - count(distinct about))::int as count from site.outbox where kind = 'contact'`);
  return row?.count ?? -1;
};

/** Compares the database with what the clients were told. */
export const judgeRows = async (db: Db, ledger: Ledger): Promise<Verdict> => {
  const stored = await db.query<Stored>(
    'select idempotency_key::text as key, message as text from site.contact_message',
  );
  const readers = await db.query<{ email: string; status: ReaderState }>(
    'select email, status from site.newsletter_subscriber',
  );
  const texts = new Map(stored.map(({ key, text }) => [key, text]));
  const states = new Map(readers.map(({ email, status }) => [email, status]));
  const messages = [...ledger.messages.values()].filter((message) => message.acknowledged);
  const told = acknowledged(ledger);
  return {
    answered: told.messages + told.readers,
    lostMessages: messages.filter(({ key, text }) => texts.get(key) !== text).length,
    lostReaders: [...ledger.readers].filter(([email, possible]) => !possible.has(states.get(email) ?? 'none'))
      .length,
    doubleRows:
      doubled(stored.map(({ text }) => text)) +
      doubled(readers.map(({ email }) => email)) +
      (await repeatedRows(db)),
  };
};

/** What the provider got. `doubleMails` and `lostMails` must be 0. */
export type MailVerdict = {
  accepted: number;
  /** Calls that the provider answered from their key: each would have been a second mail. */
  repeated: number;
  doubleMails: number;
  /** Calls that brought another text under a used key: possible only where the database was lost, and refused. */
  otherTexts: number;
  lostMails: number;
};

/** Compares what the provider accepted with what the clients were told. Every mail must have been tried before. */
export const judgeMails = (resend: FakeResend, ledger: Ledger): MailVerdict => {
  const texts = resend.accepted.map(({ mail }) => mail.text);
  const mailed = new Set(texts.flatMap((text) => /Message of client \d+: (\S+)/.exec(text)?.[1] ?? []));
  const messages = [...ledger.messages.values()].filter((message) => message.acknowledged);
  return {
    accepted: texts.length,
    repeated: resend.repeated,
    doubleMails: doubled(texts),
    otherTexts: resend.mismatches,
    lostMails: messages.filter(({ key }) => !mailed.has(key)).length,
  };
};
