import { describe, expect, it } from 'vitest';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { serverGone } from '../data/join-database.ts';
import { type Opening, waitingDatabase } from './waiting-database.ts';

const answering = (query: () => Promise<unknown[]> = async () => [1]) => {
  const opened = {
    closed: 0,
    db: { query } as Db,
    close: async () => {
      opened.closed += 1;
    },
  };
  return opened;
};

const waitFor = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

/** A database whose tries to open end as listed, the last one for ever. */
const opening = (...ends: (ReturnType<typeof answering> | Error | Promise<never>)[]) => {
  const failures: unknown[] = [];
  let tries = 0;
  const open: Opening['open'] = async () => {
    const end = await ends[Math.min(tries++, ends.length - 1)];
    if (end instanceof Error) throw end;
    return end as ReturnType<typeof answering>;
  };
  const failed = (error: unknown) => void failures.push(error);
  return { failures, tries: () => tries, options: { open, failed, waitMs: 20, pauseMs: 1 } };
};

describe('a database that opens behind its back', () => {
  it('opens once, when it is first needed or asked to begin, and calls wait for it', async () => {
    const { options, tries } = opening(answering());
    const database = waitingDatabase(options);
    expect(tries()).toBe(0);
    expect(await Promise.all([database.db.query('x'), database.db.query('x')])).toEqual([[1], [1]]);
    database.begin();
    expect(tries()).toBe(1);
  });

  it('makes nobody wait for ever', async () => {
    const { options } = opening(new Promise<never>(() => {}));
    await expect(waitingDatabase(options).db.query('x')).rejects.toMatchObject({ code: 'OPENING' });
  });

  it('fails calls while it is away, tells each failure, and is tried again until it opens', async () => {
    const { options, failures, tries } = opening(new Error('one'), new Error('two'), answering());
    const database = waitingDatabase(options);
    await expect(database.db.query('x')).rejects.toMatchObject({ code: 'NOT_OPEN' });
    await waitFor(() => failures.length === 2);
    await waitFor(() => tries() === 3);
    expect(await database.db.query('x')).toEqual([1]);
    expect(failures.map((error) => (error as Error).message)).toEqual(['one', 'two']);
  });

  it('opens its own when the server whose database it joined has gone', async () => {
    const gone = answering(() => Promise.reject(Object.assign(new Error('gone'), { code: serverGone })));
    const { options, tries } = opening(gone, answering());
    const { db } = waitingDatabase(options);
    await expect(db.query('x')).rejects.toThrow('gone');
    expect(await db.query('x')).toEqual([1]);
    expect(tries()).toBe(2);
  });

  it('closes what is open or still opens, and takes no call after', async () => {
    const opened = answering();
    const database = waitingDatabase(opening(opened).options);
    database.begin();
    await database.close();
    expect(opened.closed).toBe(1);
    await expect(database.db.query('x')).rejects.toThrow('closed');
  });

  it('closing one that was never needed opens nothing', async () => {
    const { options, tries } = opening(answering());
    await waitingDatabase(options).close();
    expect(tries()).toBe(0);
  });
});
