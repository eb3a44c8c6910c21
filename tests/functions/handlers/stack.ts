import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import type { FakeResend } from './start-fake-resend.ts';

/** The functions over a database and a provider of mails, on whatever runtime. */
export type Stack = {
  /** The address of a function. */
  address: (name: string) => string;
  db: Db;
  resend: FakeResend;
  /** Every line the functions logged, as text. */
  logged: () => string;
  /** Resolves when the work that went on after the answers is done. */
  quiet: () => Promise<void>;
  close: () => Promise<void>;
};

export const site = 'https://site.example';
export const publicKey = 'public-key-of-the-tests';
export const drainSecret = 'drain-secret-of-the-tests';
export const unsubscribeSecret = 'unsubscribe-secret-of-the-tests';

/** What the functions are told in every stack. */
export const environment = (resend: FakeResend): Record<string, string> => ({
  SITE_URL: `${site}/`,
  SITE_ORIGINS: `${site}, http://127.0.0.1:8001`,
  FUNCTIONS_URL: 'https://functions.example/functions/v1',
  SUPABASE_ANON_KEY: publicKey,
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: resend.url,
  MAIL_FROM: 'Inspira <site@inspira.example>',
  MAIL_TO_PRIMARY: 'owner@inspira.example',
  MAIL_TO_SECONDARY: 'deputy@inspira.example',
  MAIL_CC: 'cc@inspira.example',
  MAIL_BCC: 'bcc1@inspira.example, bcc2@inspira.example',
  MAIL_TIMEOUT_MS: '5000',
  BODY_TIMEOUT_MS: '800',
  UNSUBSCRIBE_SECRET: unsubscribeSecret,
  IP_SALT: 'salt-of-the-tests-1234',
  OUTBOX_DRAIN_SECRET: drainSecret,
});

const tables = [
  'contact_message',
  'newsletter_event',
  'newsletter_subscriber',
  'outbox',
  'outbox_pause',
  'page_view',
  'rate_bucket',
  'suppression',
];

/** Empties the database and the provider between two tests, when nobody works on them any more. */
export const resetStack = async ({ db, resend, quiet }: Stack): Promise<void> => {
  await quiet();
  await db.query(`truncate ${tables.map((table) => `site.${table}`).join(', ')} cascade`);
  resend.reset();
};

/** The rows of a table. */
export const rowsOf = <Row = Record<string, unknown>>({ db }: Stack, table: string): Promise<Row[]> =>
  db.query<Row>(`select * from site.${table}`);

/** Waits until something is so. Fails with what it is about when it never comes. */
export const until = async (what: string, holds: () => Promise<boolean> | boolean): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const openMails = async (db: Db): Promise<number> => {
  const [row] = await db.query<{ open: number }>(
    `select count(*)::int as open from site.outbox
     where status = 'sending' or status = 'pending' and attempts = 0 and last_error is null`,
  );
  return row?.open ?? -1;
};

/** Waits until every mail was tried. */
export const mailsSettled = ({ db }: Pick<Stack, 'db'>): Promise<void> =>
  until('every mail was tried', async () => (await openMails(db)) === 0);
