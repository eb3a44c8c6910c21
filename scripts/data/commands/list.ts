import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { dataList, type ListName, type ListRow } from '../../../supabase/functions/_shared/sql-data.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { formatOf, formatRows } from './format-rows.ts';

/** The lists, each with the statuses that its rows have. */
export const statuses: Record<ListName, readonly string[]> = {
  messages: ['wanted', 'spam'],
  subscribers: ['pending', 'active', 'unsubscribed', 'bounced', 'complained'],
  mail: ['pending', 'sending', 'sent', 'kept', 'failed'],
};
const page = 500;

const isListName = (name: string | undefined): name is ListName => Object.hasOwn(statuses, name ?? '');

const allRows = async (db: Db, what: ListName, status: string | undefined): Promise<ListRow[]> => {
  const rows: ListRow[] = [];
  for (;;) {
    const part = await dataList(db, { what, limit: page, offset: rows.length, ...(status && { status }) });
    rows.push(...part.rows);
    if (part.rows.length < page) return rows;
  }
};

/** What to list, in which format, and only with which status. */
type ListRequest = { what: string | undefined; format: string; status: string | undefined };

/** The text of a list. */
export const listData = async (db: Db, { what, format, status }: ListRequest): Promise<string> => {
  if (!isListName(what)) throw new UsageError(`Say what to list: ${Object.keys(statuses).join(', ')}.`);
  if (status !== undefined && !statuses[what].includes(status)) {
    throw new UsageError(`"${status}" is no status of ${what}. Name one of ${statuses[what].join(', ')}.`);
  }
  const writer = formatOf(format);
  const rows = await allRows(db, what, status);
  return rows.length === 0 && writer === 'table' ? `No ${what}.\n` : formatRows(rows, writer);
};
