import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { dataList, type ListName, type ListRow } from '../../../supabase/functions/_shared/sql/sql-data.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { formatOf, formatRows } from './format-rows.ts';

/** The lists, each with the statuses that its rows have. */
export const statuses: Record<ListName, readonly string[]> = {
  messages: ['wanted', 'spam'],
  subscribers: ['pending', 'active', 'unsubscribed', 'bounced', 'complained'],
  mail: ['pending', 'sending', 'sent', 'kept', 'failed'],
};
const page = 500;
const overlap = 50;

const isListName = (name: string | undefined): name is ListName => Object.hasOwn(statuses, name ?? '');

/**
 * Every row once, although a server adds and removes rows meanwhile. Each page begins among rows that are known; where
 * so many went that it does not, rows between may have been passed over, and the reading begins anew.
 */
const allRows = async (db: Db, what: ListName, status: string | undefined): Promise<ListRow[]> => {
  const known = new Map<string, ListRow>();
  for (let offset = 0; ; ) {
    const { rows } = await dataList(db, { what, limit: page, offset, ...(status && { status }) });
    const isJoined = offset === 0 || known.has(rows[0]?.id ?? '');
    if (!isJoined) known.clear();
    else for (const row of rows) known.set(row.id, row);
    if (isJoined && rows.length < page) return [...known.values()];
    offset = isJoined ? offset + page - overlap : 0;
  }
};

/** What to list, in which format, and only with which status. */
type ListRequest = { what: string | undefined; format: string; status: string | undefined };

/** Throws a UsageError for what is no list. */
export function demandList(what: string | undefined): asserts what is ListName {
  if (isListName(what)) return;
  const no = what === undefined ? '' : `"${what}" is no list. `;
  throw new UsageError(`${no}Say what to list: ${Object.keys(statuses).join(', ')}.`);
}

/** The text of a list. */
export const listData = async (db: Db, { what, format, status }: ListRequest): Promise<string> => {
  demandList(what);
  if (status !== undefined && !statuses[what].includes(status)) {
    throw new UsageError(`"${status}" is no status of ${what}. Name one of ${statuses[what].join(', ')}.`);
  }
  const writer = formatOf(format);
  const rows = await allRows(db, what, status);
  return rows.length === 0 && writer === 'table' ? `No ${what}.\n` : formatRows(rows, writer);
};
