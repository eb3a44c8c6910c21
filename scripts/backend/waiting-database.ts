import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { within } from '../../supabase/functions/_shared/within.ts';
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
type WaitingDatabase = {
  db: Db;
  /** Begins to open it. The first call does so as well. */
  begin: () => void;
  close: () => Promise<void>;
};

const longestPause = 60_000;

const stillOpening = (): never => {
  throw Object.assign(new Error('The database is still opening'), { code: 'OPENING' });
};

/** Why was told when it was tried; a call that comes later is only told that it was. */
const notOpen = (error: unknown): never => {
  throw Object.assign(new Error('The database does not open', { cause: error }), { code: 'NOT_OPEN' });
};

type Tries = Pick<Opening, 'open' | 'failed'> & { pauseMs: number };

/** Tries to open until it succeeds or is ended, with a pause after each failure that is twice as long as the last. */
const createTries = ({ open, failed, pauseMs }: Tries) => {
  let current: Promise<Opened> | undefined;
  let next: NodeJS.Timeout | undefined;
  let pause = pauseMs;
  let ended = false;

  const begin = () => {
    if (current || ended) return;
    clearTimeout(next);
    current = open();
    current.then(
      () => {
        pause = pauseMs;
      },
      (error: unknown) => {
        failed(error);
        if (!ended) next = setTimeout(again, pause).unref();
        pause = Math.min(longestPause, pause * 2);
      },
    );
  };
  const again = () => {
    current = undefined;
    begin();
  };
  const end = () => {
    ended = true;
    clearTimeout(next);
    return current?.catch(() => undefined);
  };
  return { current: () => (ended ? undefined : current), begin, again, end };
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
  const tries = createTries({ open, failed, pauseMs });
  const query: Db['query'] = async <Row>(text: string, params?: readonly unknown[]) => {
    tries.begin();
    const opening = tries.current();
    if (!opening) throw new Error('The database is closed');
    try {
      const { db } = await within(opening.catch(notOpen), waitMs, stillOpening);
      return await db.query<Row>(text, params);
    } catch (error) {
      if ((error as { code?: unknown }).code === serverGone && tries.current() === opening) tries.again();
      throw error;
    }
  };
  const close = async () => {
    const opened = await tries.end();
    await opened?.close();
  };
  return { db: { query }, begin: tries.begin, close };
};
