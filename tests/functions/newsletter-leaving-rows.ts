import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import {
  newsletterConfirm,
  outboxClaim,
  outboxSettle,
} from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { mailRetry, newsletterSuppress } from '../../supabase/functions/_shared/sql/sql-data.ts';
import type { ClaimedMail, SettleInput } from '../../supabase/functions/_shared/sql/sql-types.ts';
import { atOnce, countRows, type Stack, tally } from './database-stack.ts';
import { leave, subscribe } from './newsletter-calls.ts';
import { mailFor, subscriptionOf } from './sample-input.ts';

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1) + seconds * 1000);

type Outcome = SettleInput extends infer Input
  ? Input extends unknown
    ? Omit<Input, 'id' | 'leaseToken'>
    : never
  : never;

/** Someone whom a welcome mail waits for, and what a sender does with it, at seconds after the subscription. */
const welcomed = async (db: Db) => {
  const input = { ...subscriptionOf(), now: at(0) };
  await subscribe(db, input);
  const [row] = await db.query<{ id: string }>(`select id from site.outbox where about = '${input.id}'`);
  const ids = [row?.id ?? ''];
  const claim = async (seconds: number) =>
    (await outboxClaim(db, { limit: 1, ids, now: at(seconds) })).mails[0];
  const settle = (claimed: ClaimedMail | undefined, outcome: Outcome) =>
    outboxSettle(db, {
      id: claimed?.id ?? '',
      leaseToken: claimed?.leaseToken ?? '',
      now: at(1),
      ...outcome,
    });
  return { input, ids, claim, settle };
};

const leftOnce = (stack: () => Stack): void => {
  it('unsubscribes exactly once when three come at once, and repeats without harm', async () => {
    const input = subscriptionOf();
    await subscribe(stack().db, input);
    const results = await atOnce(stack(), 3, (db) => leave(db, input.id, 1));
    expect(tally(results)).toEqual({ unsubscribed: 1, already_unsubscribed: 2 });
  });
};

const mailsOfLeavers = (stack: () => Stack): void => {
  it('does not send what still waits for someone who left', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    await subscribe(db, input);
    await leave(db, input.id, 1);
    expect(await countRows(db, 'outbox', `about = '${input.id}'`)).toBe(0);
  });

  it('does not try a mail again that was on its way to someone who left', async () => {
    const { db } = stack();
    const { input, claim, settle } = await welcomed(db);
    const claimed = await claim(1);
    await leave(db, input.id, 1);
    await settle(claimed, { status: 'retry', error: '500', retryInSeconds: 0, ambiguous: true });
    expect(await claim(2)).toBeUndefined();
  });

  it('does not give a mail to the next sender when the first died while the reader left', async () => {
    const { db } = stack();
    const { input, claim } = await welcomed(db);
    await claim(1);
    await leave(db, input.id, 1);
    expect(await claim(1000)).toBeUndefined();
  });

  it('keeps a mail that was sent', async () => {
    const { db } = stack();
    const { input, claim, settle } = await welcomed(db);
    await settle(await claim(1), { status: 'sent', providerId: 'p1' });
    await leave(db, input.id, 1);
    expect(await countRows(db, 'outbox', `about = '${input.id}' and status = 'sent'`)).toBe(1);
  });
};

const strangers = (stack: () => Stack): void => {
  it('does not know strangers and other versions', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    await subscribe(db, input);
    expect(await leave(db, randomUUID(), 1)).toEqual({ outcome: 'unknown' });
    expect(await leave(db, input.id, 2)).toEqual({ outcome: 'unknown' });
  });
};

const leaving = (stack: () => Stack): void => {
  describe('NEWS-5: unsubscribing is one call', () => {
    leftOnce(stack);
    mailsOfLeavers(stack);
    strangers(stack);
  });
};

const doubleOptIn = (stack: () => Stack): void => {
  describe('double opt-in', () => {
    const waiting = () => ({ ...subscriptionOf(), doubleOptIn: true });
    const confirm = (db: Db, subscriberId: string, withMail: boolean) =>
      newsletterConfirm(db, {
        subscriberId,
        tokenVersion: 1,
        mail: withMail ? [mailFor(`${subscriberId}/1`, 'confirmed')] : null,
      });

    it('asks for a confirmation, and subscribes with it', async () => {
      const { db } = stack();
      const input = waiting();
      expect(await subscribe(db, input)).toMatchObject({ outcome: 'confirmation_required', mailed: true });
      expect(await confirm(db, input.id, false)).toEqual({
        outcome: 'render',
        email: input.email,
        locale: 'es',
      });
      expect(await confirm(db, input.id, true)).toEqual({ outcome: 'confirmed' });
      expect(await confirm(db, input.id, true)).toEqual({ outcome: 'already_confirmed' });
      expect(await countRows(db, 'outbox', `about = '${input.id}' and kind = 'confirmed'`)).toBe(1);
    });

    it('confirms once when three come at once', async () => {
      const input = waiting();
      await subscribe(stack().db, input);
      const results = await atOnce(stack(), 3, (db) => confirm(db, input.id, true));
      expect(tally(results)).toEqual({ confirmed: 1, already_confirmed: 2 });
    });

    it('asks again whoever comes back', async () => {
      const { db } = stack();
      const input = subscriptionOf();
      await subscribe(db, input);
      await leave(db, input.id, 1);
      const back = await subscribe(db, { ...waiting(), email: input.email });
      expect(back).toMatchObject({ outcome: 'confirmation_required', tokenVersion: 2 });
      expect(await countRows(db, 'newsletter_subscriber', `id = '${input.id}' and status = 'pending'`)).toBe(
        1,
      );
    });
  });
};

const unmailedAddresses = (stack: () => Stack): void => {
  describe('addresses that must not be mailed', () => {
    it.each(['bounced', 'complained'] as const)('does not mail one that %s', async (reason) => {
      const { db } = stack();
      const input = subscriptionOf();
      await subscribe(db, input);
      await newsletterSuppress(db, { email: input.email, reason });
      expect(await subscribe(db, subscriptionOf(input.email))).toEqual({ outcome: 'suppressed' });
      expect(await leave(db, input.id, 1)).toEqual({ outcome: 'already_unsubscribed' });
      expect(await countRows(db, 'outbox', `about = '${input.id}'`)).toBe(0);
    });

    it('does not try a failed mail again, also when a person tries all again', async () => {
      const { db } = stack();
      const { input, ids, claim, settle } = await welcomed(db);
      await settle(await claim(1), { status: 'failed', error: 'unsure for 23 hours' });
      await newsletterSuppress(db, { email: input.email, reason: 'complained' });
      expect(await mailRetry(db, { ids, now: at(2) })).toEqual({ retried: 0 });
      expect(await claim(3)).toBeUndefined();
    });
  });
};

/** What becomes of subscribers: who leaves, who confirms first, and whom no mail may reach. */
export const newsletterLeavingRows = (stack: () => Stack): void => {
  leaving(stack);
  doubleOptIn(stack);
  unmailedAddresses(stack);
};
