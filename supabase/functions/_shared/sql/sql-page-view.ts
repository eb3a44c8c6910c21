import type { Db } from '../deps.ts';
import { callSite } from './sql-calls.ts';
import type { At, Bucket, Limited } from './sql-types.ts';

/** A page that was seen. */
type PageViewInput = At & { path: string; locale: string; limits: Bucket[] };

/** How often a page was seen in one language. */
type PageViewRow = { path: string; locale: string; views: number; firstDay: string; lastDay: string };

/** Counts one view of a page. */
export const pageViewCount = (db: Db, input: PageViewInput): Promise<{ outcome: 'counted' } | Limited> =>
  callSite(db, 'page_view_count', input);

/** How often each page was seen in the last days, 30 unless `days` is given; most seen first. */
export const pageViewList = (db: Db, input: At & { days?: number } = {}): Promise<{ rows: PageViewRow[] }> =>
  callSite(db, 'page_view_list', input);
