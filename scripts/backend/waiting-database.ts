import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { serverGone } from '../data/join-database.ts';

type Opened = { db: Db; close: () => Promise<void> };

/** How a database is opened. `failed` hears of each try that failed. */
export type Opening = {
  open: () => Promise<Opened>;
  failed: (error: unknown) => void;
  /** How long a call waits for the database: a little less than the functions do, so that nothing is stored after a 503. */
  waitMs?: number;
  /** How long until the next try after the first failure. Doubled after each. */
  pauseMs?: number;
};

/** A database that may still be opening, or be away. */
export type WaitingDatabase = {
  db: Db;
  /** Begins to open it. The first call does so as well. */
  begin: () => void;
  close: () => Promise<void>;
};

const longestPause = 60_000;

const inTime = async <Value>(work: Promise<Value>, waitMs: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('The database is still opening'), { code: 'OPENING' });
    timer = setTimeout(() => reject(error), waitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Opens a database behind its back: calls wait for it, and fail at once after a try that failed. It is tried again
 * until it opens, so that a start of the database or room on the disk mends everything by itself.
 */
export const waitingDatabase = ({
  open,
  failed,
  waitMs = 7500,
  pauseMs = 2000,
}: Opening): WaitingDatabase => {
  let current: Promise<Opened> | undefined;
  let next: NodeJS.Timeout | undefined;
  let pause = pauseMs;
  let closed = false;

  const again = () => {
    current = undefined;
    begin();
  };

  const begin = () => {
    if (current || closed) return;
    clearTimeout(next);
    current = open();
    current.then(
      () => {
        pause = pauseMs;
      },
      (error: unknown) => {
        failed(error);
        if (!closed) next = setTimeout(again, pause).unref();
        pause = Math.min(longestPause, pause * 2);
      },
    );
  };

  const query: Db['query'] = async <Row>(text: string, params?: readonly unknown[]) => {
    begin();
    const opening = current;
    if (closed || !opening) throw new Error('The database is closed');
    try {
      return await (await inTime(opening, waitMs)).db.query<Row>(text, params);
    } catch (error) {
      if ((error as { code?: unknown }).code === serverGone && current === opening) again();
      throw error;
    }
  };

  const close = async () => {
    closed = true;
    clearTimeout(next);
    const opened = await current?.catch(() => undefined);
    await opened?.close();
  };
  return { db: { query }, begin, close };
};
