import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { contactAccept, outboxClaim, outboxSettle } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { mailRetry } from '../../supabase/functions/_shared/sql/sql-data.ts';
import type { ClaimedMail, SettleInput } from '../../supabase/functions/_shared/sql/sql-types.ts';
import { atOnce, countRows, type Stack } from './database-stack.ts';
import { messageWith } from './sample-input.ts';

const start = Date.UTC(2027, 0, 1);
const at = (seconds: number) => new Date(start + seconds * 1000);

type Retry = Omit<Extract<SettleInput, { status: 'retry' }>, 'id' | 'leaseToken' | 'status' | 'error'>;

/** Queues one mail and gives what the tests do with it, at seconds after its queueing. */
const queueOne = async (db: Db) => {
  const input = { ...messageWith(), now: at(0) };
  await contactAccept(db, input);
  const [row] = await db.query<{ id: string }>(`select id from site.outbox where about = '${input.id}'`);
  const ids = [row?.id ?? ''];
  const claim = async (seconds: number): Promise<ClaimedMail | undefined> =>
    (await outboxClaim(db, { limit: 5, ids, now: at(seconds) })).mails[0];
  const retry = async (seconds: number, how: Retry) => {
    const { id = '', leaseToken = '' } = (await claim(seconds)) ?? {};
    return outboxSettle(db, { id, leaseToken, status: 'retry', error: 'no', now: at(seconds), ...how });
  };
  return { input, ids, claim, retry };
};

const claimedMails = (stack: () => Stack): void => {
  it('gives 50 mails to 8 drainers, each once', async () => {
    const { db } = stack();
    const ids: string[] = [];
    for (let index = 0; index < 50; index += 1) ids.push(...(await queueOne(db)).ids);
    const claims = await atOnce(stack(), 8, async (own) => {
      const mails: ClaimedMail[] = [];
      for (;;) {
        const part = await outboxClaim(own, { limit: 3, ids, now: at(1) });
        if (part.mails.length === 0) return mails;
        mails.push(...part.mails);
      }
    });
    const claimed = claims.flat().map(({ id }) => id);
    expect(claimed.toSorted()).toEqual(ids.toSorted());
    expect(new Set(claims.flat().map(({ leaseToken }) => leaseToken)).size).toBe(50);
  });

  it('gives a mail with all that sending it needs', async () => {
    const { claim, input } = await queueOne(stack().db);
    expect(await claim(1)).toMatchObject({ ...input.mail[0], variant: 0, attempts: 0, ambiguous: false });
  });
};

const leases = (stack: () => Stack): void => {
  it('gives a mail whose sender died to the next one after its lease, as ambiguous', async () => {
    const { claim } = await queueOne(stack().db);
    const first = await claim(1);
    expect(await claim(60)).toBeUndefined();
    const second = await claim(62);
    expect(second).toMatchObject({ id: first?.id, ambiguous: true, firstAttemptAt: first?.firstAttemptAt });
    expect(second?.leaseToken).not.toBe(first?.leaseToken);
  });

  it('does not listen to a late sender whose lease went to another', async () => {
    const { db } = stack();
    const { claim } = await queueOne(db);
    const { id = '', leaseToken = '' } = (await claim(1)) ?? {};
    const second = await claim(62);
    const late = await outboxSettle(db, { id, leaseToken, status: 'failed', error: 'late' });
    expect(late).toEqual({ settled: false });
    const own = { id, leaseToken: second?.leaseToken ?? '' };
    expect(await outboxSettle(db, { ...own, status: 'sent', providerId: 'p1' })).toMatchObject({
      status: 'sent',
    });
    expect(await claim(1000)).toBeUndefined();
  });

  it('leases for as long as it is told', async () => {
    const { db } = stack();
    const { ids } = await queueOne(db);
    await outboxClaim(db, { limit: 1, ids, leaseSeconds: 1, now: at(1) });
    expect((await outboxClaim(db, { limit: 1, ids, now: at(3) })).mails).toHaveLength(1);
  });
};

const claims = (stack: () => Stack): void => {
  describe('the outbox gives each mail to one sender', () => {
    claimedMails(stack);
    leases(stack);
  });
};

const attempts = (stack: () => Stack): void => {
  it('waits as long as the caller says and counts the attempt', async () => {
    const { claim, retry } = await queueOne(stack().db);
    expect(await retry(1, { retryInSeconds: 10 })).toMatchObject({ status: 'pending', attempts: 1 });
    expect(await claim(10)).toBeUndefined();
    expect(await claim(11)).toMatchObject({ attempts: 1, ambiguous: false });
  });

  it('does not count an attempt that was refused because of the rate', async () => {
    const { retry } = await queueOne(stack().db);
    expect(await retry(1, { retryInSeconds: 7, countAttempt: false })).toMatchObject({ attempts: 0 });
  });

  it('remembers the first try that may have been accepted, and only that', async () => {
    const { claim, retry } = await queueOne(stack().db);
    await retry(1, { retryInSeconds: 1 });
    await retry(100, { retryInSeconds: 1, ambiguous: true });
    await retry(200, { retryInSeconds: 1 });
    const mail = await claim(300);
    expect(mail?.ambiguous).toBe(true);
    expect(new Date(mail?.firstAttemptAt ?? 0)).toEqual(at(100));
  });

  it('starts anew with another variant', async () => {
    const { claim, retry } = await queueOne(stack().db);
    await retry(1, { retryInSeconds: 0, ambiguous: true });
    await retry(2, { retryInSeconds: 0, variant: 1 });
    expect(await claim(3)).toMatchObject({ variant: 1, ambiguous: false });
  });
};

const pausesAndRetries = (stack: () => Stack): void => {
  it('pauses the whole queue when it is told to, until then', async () => {
    const { db } = stack();
    const other = await queueOne(db);
    const { retry, claim } = await queueOne(db);
    await retry(1, { retryInSeconds: 900, countAttempt: false, pauseSeconds: 900 });
    const paused = await outboxClaim(db, { limit: 5, ids: other.ids, now: at(2) });
    expect(paused.mails).toEqual([]);
    expect(new Date(paused.pausedUntil ?? 0)).toEqual(at(901));
    expect(await claim(902)).toBeDefined();
    await mailRetry(db, { ids: [] });
  });

  it('pauses it as long as the latest answer says', async () => {
    const { db } = stack();
    const other = await queueOne(db);
    await other.retry(1, { retryInSeconds: 2, pauseSeconds: 2000 });
    await mailRetry(db, { ids: [] });
    const [first, second] = [await queueOne(db), await queueOne(db)];
    const { mails } = await outboxClaim(db, { limit: 2, ids: [...first.ids, ...second.ids], now: at(1) });
    for (const [index, pauseSeconds] of [3000, 60].entries()) {
      const { id = '', leaseToken = '' } = mails[index] ?? {};
      const retry = { status: 'retry', error: 'no', retryInSeconds: 60, pauseSeconds } as const;
      await outboxSettle(db, { id, leaseToken, now: at(2), ...retry });
    }
    expect(await first.claim(61)).toBeUndefined();
    expect(await first.claim(62)).toBeDefined();
    await mailRetry(db, { ids: [] });
  });

  it('keeps a failed mail until a person tries it again', async () => {
    const { db } = stack();
    const { claim, ids } = await queueOne(db);
    const { id = '', leaseToken = '' } = (await claim(1)) ?? {};
    await outboxSettle(db, { id, leaseToken, status: 'failed', error: 'refused', now: at(2) });
    expect(await claim(100_000)).toBeUndefined();
    expect(await mailRetry(db, { ids: [randomUUID()] })).toEqual({ retried: 0 });
    expect(await mailRetry(db, { ids, now: at(3) })).toEqual({ retried: 1 });
    expect(await claim(4)).toMatchObject({ attempts: 0, ambiguous: false });
  });

  it('counts a mail that is due already among those to be sent now', async () => {
    const { claim, ids } = await queueOne(stack().db);
    expect(await mailRetry(stack().db, { ids, now: at(1) })).toEqual({ retried: 1 });
    expect(await claim(2)).toMatchObject({ attempts: 0 });
  });

  it('makes a mail that waits due when a person says so, as it is', async () => {
    const { retry, claim, ids } = await queueOne(stack().db);
    await retry(1, { retryInSeconds: 900, ambiguous: true });
    expect(await claim(3)).toBeUndefined();
    expect(await mailRetry(stack().db, { ids, now: at(3) })).toEqual({ retried: 1 });
    expect(await claim(4)).toMatchObject({ attempts: 1, ambiguous: true });
  });

  it('queues a mail once per key', async () => {
    const { db } = stack();
    const input = messageWith();
    await contactAccept(db, input);
    await contactAccept(db, { ...messageWith(), mail: input.mail });
    expect(await countRows(db, 'outbox', `dedupe_key = '${input.mail[0]?.dedupeKey}'`)).toBe(1);
  });
};

const year = 365 * 86_400;

const wrongClocks = (stack: () => Stack): void => {
  const claimFrom = (ids: string[], seconds: number) =>
    outboxClaim(stack().db, { limit: 5, ids, longestWaitSeconds: 3600, now: at(seconds) });

  it('waits no longer than the longest wait after a clock that was ahead is set right', async () => {
    const { db } = stack();
    const [tried, leased, other] = [await queueOne(db), await queueOne(db), await queueOne(db)];
    await leased.claim(year);
    await tried.retry(year, { retryInSeconds: 900, ambiguous: true, pauseSeconds: 900 });
    const ids = [tried, leased, other].flatMap((mail) => mail.ids);
    const { mails, pausedUntil } = await claimFrom(ids, 100);
    expect(pausedUntil).toBeNull();
    expect(mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(mails.map(({ firstAttemptAt }) => new Date(firstAttemptAt))).toEqual([at(100), at(100), at(100)]);
    await mailRetry(db, { ids: [] });
  });

  it('waits as long as it was told, and pauses anew after such a clock', async () => {
    const { db } = stack();
    const [ahead, mail] = [await queueOne(db), await queueOne(db)];
    await ahead.retry(year, { retryInSeconds: 900, pauseSeconds: 900 });
    const [{ id = '', leaseToken = '' } = {}] = (await claimFrom(mail.ids, 1)).mails;
    const retry = { status: 'retry', error: 'no', retryInSeconds: 3600, pauseSeconds: 3600 } as const;
    await outboxSettle(db, { id, leaseToken, now: at(2), ...retry });
    expect(await claimFrom(mail.ids, 3)).toMatchObject({ mails: [] });
    expect(new Date((await claimFrom(mail.ids, 3)).pausedUntil ?? 0)).toEqual(at(3602));
    expect((await claimFrom(mail.ids, 3602)).mails).toHaveLength(1);
    await mailRetry(db, { ids: [] });
  });
};

const waitingMails = (stack: () => Stack): void => {
  describe('a mail that could not be sent waits', () => {
    attempts(stack);
    pausesAndRetries(stack);
  });
  describe('a clock that was wrong holds no mail back', () => wrongClocks(stack));
};

/** How mails leave the outbox. */
export const outboxRows = (stack: () => Stack): void => {
  claims(stack);
  waitingMails(stack);
};
