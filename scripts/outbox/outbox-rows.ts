import type { Db } from '../../supabase/functions/_shared/deps.ts';
import type { Mail } from '../../supabase/functions/_shared/mail/mail.ts';
import { dataList, type ListRow } from '../../supabase/functions/_shared/sql/sql-data.ts';

/** A mail of the outbox. Its text is gone when it has been kept long enough. */
export type OutboxMail = {
  id: string;
  createdAt: string;
  status: string;
  attempts: number;
  lastError?: string | null;
  mail: Mail | null;
};

/** A message that looked like a machine's: stored, never mailed. */
export type SpamMessage = {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  message: string;
  spamReason: string | null;
};

/** One page of the outbox. */
export type OutboxPage = { mails: OutboxMail[]; spam: SpamMessage[]; page: number; pages: number };

const mailsPerPage = 25;
const spamShown = 50;

const asMail = (row: ListRow): OutboxMail => row as unknown as OutboxMail;

/** A mail by its id, whole. */
export const readMail = async (db: Db, id: string): Promise<OutboxMail | undefined> => {
  const { rows } = await dataList(db, { what: 'mail', id });
  return rows[0] && asMail(rows[0]);
};

/** The mails of a page, newest first, and the latest messages that were taken for spam. */
export const readOutboxPage = async (db: Db, page: number): Promise<OutboxPage> => {
  const offset = (page - 1) * mailsPerPage;
  const [list, spam] = await Promise.all([
    dataList(db, { what: 'mail', limit: mailsPerPage, offset }),
    dataList(db, { what: 'messages', status: 'spam', limit: spamShown }),
  ]);
  // A list holds no contents; of the mails of one page they are read one by one.
  const mails = await Promise.all(list.rows.map(async (row) => (await readMail(db, row.id)) ?? asMail(row)));
  return {
    mails,
    spam: spam.rows as unknown as SpamMessage[],
    page,
    pages: Math.max(1, Math.ceil(list.total / mailsPerPage)),
  };
};
