import type { Db } from '../../../supabase/functions/_shared/deps.ts';
import { pageViewList } from '../../../supabase/functions/_shared/sql/sql-page-view.ts';
import { UsageError } from '../../cli/usage-error.ts';
import { formatOf, formatRows } from './format-rows.ts';

/** Of how many days, and in which format. */
type ViewsRequest = { days: string; format: string };

/** How often each page was seen in the last days. */
export const listViews = async (db: Db, { days, format }: ViewsRequest): Promise<string> => {
  if (!/^[1-9]\d{0,3}$/.test(days)) {
    throw new UsageError(`"${days}" is no number of days. Name one, such as --days 30.`);
  }
  const writer = formatOf(format);
  const { rows } = await pageViewList(db, { days: Number(days) });
  return rows.length === 0 && writer === 'table' ? 'No views.\n' : formatRows(rows, writer);
};
