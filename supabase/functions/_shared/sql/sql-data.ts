import type { Db } from '../deps.ts';
import { callSite } from './sql-calls.ts';
import type { At } from './sql-types.ts';

/** The lists for the owner. */
export type ListName = 'messages' | 'subscribers' | 'mail';

/** Newest first, 200 unless `limit` is given. A mail's content comes only with its `id`. */
type ListInput = { what: ListName; limit?: number; offset?: number; id?: string; status?: string };

/** A row of a list; every row has these, the others depend on the list. */
export type ListRow = { id: string; createdAt: string; status: string } & Record<string, unknown>;

/** Why an address gets no newsletter any more: its mails come back, or who reads them complained. */
export type SuppressionReason = 'bounced' | 'complained';

/** How many of each were deleted. */
type Erased = { messages: number; subscribers: number; events: number; mail: number; ids: string[] };

/** Messages, subscribers or mails. */
export const dataList = (db: Db, input: ListInput): Promise<{ total: number; rows: ListRow[] }> =>
  callSite(db, 'data_list', input);

/** Everything that is stored about an address. */
export const dataExport = (db: Db, email: string): Promise<Record<string, unknown>> =>
  callSite(db, 'data_export', { email });

/** Deletes everything that is stored about an address. */
export const dataErase = (db: Db, email: string): Promise<Erased> => callSite(db, 'data_erase', { email });

/** Tries mails again that failed or wait: those with these ids, or all. Ends a pause of the queue. */
export const mailRetry = (db: Db, input: At & { ids?: string[] }): Promise<{ retried: number }> =>
  callSite(db, 'mail_retry', input);

/** Mails no newsletter to an address any more, whether or not it is a subscriber's. */
export const newsletterSuppress = (
  db: Db,
  input: At & { email: string; reason: SuppressionReason },
): Promise<{ outcome: 'suppressed'; emailHash: string }> => callSite(db, 'newsletter_suppress', input);

/** Deletes what has been kept long enough. */
export const retention = (
  db: Db,
  input: At = {},
): Promise<{ messages: number; subscribers: number; buckets: number; mailKeys: string[] }> =>
  callSite(db, 'retention', input);
