import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import type { Bucket } from '../../supabase/functions/_shared/sql/sql-types.ts';
import { atOnce, type Stack } from './database-stack.ts';
import { hashOf, messageWith } from './sample-input.ts';

/** Takes a token from each bucket, or none: the seconds to wait, 0 when they were taken. */
const takeTokens = async (db: Db, limits: Bucket[], now = new Date()): Promise<number | undefined> => {
  const [row] = await db.query<{ wait: number }>(
    'select site.take_tokens($1::text::jsonb, $2::text::timestamptz) as wait',
    [JSON.stringify(limits), now.toISOString()],
  );
  return row?.wait;
};

/** What limits do to calls. */
export const limitRows = (stack: () => Stack): void => {
  describe('limits are kept in the database', () => {
    const bucket = (burst: number, perMinute: number) => ({ key: randomUUID(), burst, perMinute });

    it('gives 5 of 40 at once, and tells the others when to come back', async () => {
      const limits = [bucket(5, 1)];
      const now = new Date();
      const waits = await atOnce(stack(), 40, (db) => takeTokens(db, limits, now));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
      expect(waits.filter((wait) => wait === 60)).toHaveLength(35);
    });

    it('gives a token back after its time, and never more than the burst', async () => {
      const { db } = stack();
      const limits = [bucket(2, 1)];
      const take = (seconds: number) => takeTokens(db, limits, new Date(1.8e12 + seconds * 1000));
      expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 60]);
      expect(await take(45)).toBe(15);
      expect(await take(60)).toBe(0);
      expect([await take(6000), await take(6000), await take(6000)]).toEqual([0, 0, 60]);
    });

    it('gives tokens back after a clock that was ahead is set right', async () => {
      const { db } = stack();
      const limits = [bucket(1, 1)];
      const take = (seconds: number) => takeTokens(db, limits, new Date(1.8e12 + seconds * 1000));
      expect([await take(86_400), await take(0), await take(60)]).toEqual([0, 60, 0]);
    });

    it('counts no time twice when calls at once come in any order', async () => {
      const { db } = stack();
      const limits = [bucket(1, 1)];
      const take = (seconds: number) => takeTokens(db, limits, new Date(1.8e12 + seconds * 1000));
      await take(0);
      expect([await take(30), await take(0), await take(30), await take(59)]).toEqual([30, 30, 30, 1]);
    });

    it('takes from no bucket when one of them is empty', async () => {
      const { db } = stack();
      const [own, shared] = [bucket(1, 0), bucket(1, 0)];
      await takeTokens(db, [shared]);
      expect(await takeTokens(db, [own, shared])).toBeGreaterThan(0);
      expect(await takeTokens(db, [own])).toBe(0);
    });

    it('refuses another client nothing', async () => {
      const { db } = stack();
      const now = new Date();
      const limited = bucket(1, 1);
      await contactAccept(db, { ...messageWith(), limits: [limited], now });
      expect(await contactAccept(db, { ...messageWith(), limits: [limited], now })).toEqual({
        outcome: 'limited',
        retryAfter: 60,
      });
      expect(await contactAccept(db, { ...messageWith(), limits: [bucket(1, 1)] })).toMatchObject({
        outcome: 'stored',
      });
    });

    it('recognises a repeated message before the limit', async () => {
      const { db } = stack();
      const input = { ...messageWith(), limits: [bucket(1, 0)] };
      await contactAccept(db, input);
      expect(await contactAccept(db, input)).toEqual({ outcome: 'replayed', id: input.id });
      expect(hashOf(input.fields)).toBe(input.payloadHash);
    });

    it('limits nothing without buckets', async () => {
      const waits = await atOnce(stack(), 50, (db) => takeTokens(db, []));
      expect(waits.every((wait) => wait === 0)).toBe(true);
    });
  });
};
