import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactAccept, takeToken } from '../../supabase/functions/_shared/sql-calls.ts';
import { atOnce, countRows, type Stack, tally } from './database-stack.ts';
import { hashOf, messageWith } from './sample-input.ts';

const idIs = (id: string) => `id = '${id}'`;

/** What a message of the contact form does to the database. */
export const contactRows = (stack: () => Stack): void => {
  describe('FORM-4: a message is stored once', () => {
    it('stores a message and queues its mail', async () => {
      const { db } = stack();
      const input = messageWith();
      expect(await contactAccept(db, input)).toEqual({ outcome: 'stored', id: input.id });
      expect(await countRows(db, 'contact_message', idIs(input.id))).toBe(1);
      expect(await countRows(db, 'outbox', `about = '${input.id}' and status = 'pending'`)).toBe(1);
    });

    it('stores one row for the same key 16 times at once, and answers all with its id', async () => {
      const input = { ...messageWith(), limits: [{ key: randomUUID(), burst: 1, perMinute: 0 }] };
      const results = await atOnce(stack(), 16, (db) => {
        const id = randomUUID();
        return contactAccept(db, { ...input, id, mail: [{ ...input.mail[0], dedupeKey: id } as never] });
      });
      expect(tally(results)).toEqual({ stored: 1, replayed: 15 });
      const ids = new Set(results.map((result) => 'id' in result && result.id));
      expect(ids.size).toBe(1);
      expect(await countRows(stack().db, 'outbox', `about = '${[...ids][0]}'`)).toBe(1);
      expect(await countRows(stack().db, 'contact_message', `idempotency_key = '${input.key}'`)).toBe(1);
    });

    it('refuses the same key with another body and leaves the first row as it is', async () => {
      const { db } = stack();
      const input = messageWith();
      await contactAccept(db, input);
      const other = messageWith({ message: 'Something else entirely.' });
      expect(await contactAccept(db, { ...other, key: input.key })).toEqual({ outcome: 'conflict' });
      expect(await countRows(db, 'contact_message', `${idIs(input.id)} and message like 'We would%'`)).toBe(
        1,
      );
    });

    it('takes the same body without a key for the same message within 10 minutes, and not after', async () => {
      const { db } = stack();
      const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes));
      const body = { message: `Sent without a key ${randomUUID()}` };
      const send = (minutes: number) =>
        contactAccept(db, { ...messageWith(body), key: null, now: at(minutes) });
      const first = await send(0);
      expect(await send(9)).toEqual({ ...first, outcome: 'replayed' });
      expect(await send(11)).toMatchObject({ outcome: 'stored' });
    });

    it('stores one row for a double click without a key', async () => {
      const body = { message: `A double click ${randomUUID()}` };
      const results = await atOnce(stack(), 8, (db) =>
        contactAccept(db, { ...messageWith(body), key: null }),
      );
      expect(tally(results)).toEqual({ stored: 1, replayed: 7 });
    });

    it('keeps spam, marked', async () => {
      const { db } = stack();
      const input = { ...messageWith(), spam: 'honeypot', mail: [] };
      expect(await contactAccept(db, input)).toMatchObject({ outcome: 'stored' });
      expect(
        await countRows(db, 'contact_message', `${idIs(input.id)} and spam and spam_reason = 'honeypot'`),
      ).toBe(1);
      expect(await countRows(db, 'outbox', `about = '${input.id}'`)).toBe(0);
    });

    it('keeps a field that the schema has and the table has not', async () => {
      const { db } = stack();
      const input = messageWith({ budget: 'big', company: 'Pay & Go' });
      await contactAccept(db, input);
      const [row] = await db.query(`select company, extra from site.contact_message where ${idIs(input.id)}`);
      expect(row).toEqual({ company: 'Pay & Go', extra: { budget: 'big' } });
    });

    it.each([
      "'; drop table site.contact_message; --",
      '$1 %s \\ \\n {{x}} $' + '{x}',
      '<script>alert(1)</script>',
    ])('stores %s as it is', async (message) => {
      const { db } = stack();
      const input = messageWith({ message });
      await contactAccept(db, input);
      const [row] = await db.query(`select message from site.contact_message where ${idIs(input.id)}`);
      expect(row).toEqual({ message });
    });
  });

  describe('FORM-2: lengths count code points in the database too', () => {
    const accept = (changes: Record<string, unknown>) => contactAccept(stack().db, messageWith(changes));

    it.each([
      ['a name of two emoji', { name: '😀😀' }],
      ['a name of 100 emoji', { name: '😀'.repeat(100) }],
      ['a message of 10', { message: '😀'.repeat(10) }],
      ['a message of 5000', { message: '😀'.repeat(5000) }],
      ['a company of 200', { company: 'é'.repeat(200) }],
      ['an e-mail address of 254', { email: `${'a'.repeat(242)}@example.com` }],
    ])('stores %s', async (_, changes) => {
      expect(await accept(changes)).toMatchObject({ outcome: 'stored' });
    });

    it.each([
      ['a name of one letter', { name: 'A' }],
      ['a name of one emoji', { name: '😀' }],
      ['a name of 101', { name: 'é'.repeat(101) }],
      ['a name of two lines', { name: 'Ana\r\nBcc: x@y.z' }],
      ['a message of 9', { message: '😀'.repeat(9) }],
      ['a message of 5001', { message: '😀'.repeat(5001) }],
      ['a company of 201', { company: 'é'.repeat(201) }],
      ['an e-mail address with a space', { email: 'a b@c.d' }],
      ['an e-mail address of 255', { email: `${'a'.repeat(243)}@example.com` }],
      ['an inquiry in upper case', { inquiry: 'DEMO' }],
    ])('refuses %s', async (_, changes) => {
      await expect(accept(changes)).rejects.toMatchObject({ code: '23514' });
    });

    it('refuses a text that cannot be text, as a fault of the value', async () => {
      await expect(accept({ message: 'a NUL \u0000 in the text' })).rejects.toMatchObject({ code: '22P05' });
    });
  });

  describe('limits are kept in the database', () => {
    const bucket = (burst: number, perMinute: number) => ({ key: randomUUID(), burst, perMinute });

    it('gives 5 of 40 at once, and tells the others when to come back', async () => {
      const limits = [bucket(5, 1)];
      const now = new Date();
      const results = await atOnce(stack(), 40, (db) => takeToken(db, { limits, now }));
      expect(results.filter(({ allowed }) => allowed)).toHaveLength(5);
      expect(new Set(results.filter(({ allowed }) => !allowed).map(({ retryAfter }) => retryAfter))).toEqual(
        new Set([60]),
      );
    });

    it('gives a token back after its time, and never more than the burst', async () => {
      const { db } = stack();
      const limits = [bucket(2, 1)];
      const take = (seconds: number) => takeToken(db, { limits, now: new Date(1.8e12 + seconds * 1000) });
      expect([(await take(0)).allowed, (await take(0)).allowed, (await take(0)).allowed]).toEqual([
        true,
        true,
        false,
      ]);
      expect(await take(45)).toEqual({ allowed: false, retryAfter: 15 });
      expect((await take(60)).allowed).toBe(true);
      const later = [await take(6000), await take(6000), await take(6000)];
      expect(later.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    });

    it('takes from no bucket when one of them is empty', async () => {
      const { db } = stack();
      const [own, shared] = [bucket(1, 0), bucket(1, 0)];
      await takeToken(db, { limits: [shared] });
      expect((await takeToken(db, { limits: [own, shared] })).allowed).toBe(false);
      expect((await takeToken(db, { limits: [own] })).allowed).toBe(true);
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
      const results = await atOnce(stack(), 50, (db) => takeToken(db, { limits: [] }));
      expect(results.every(({ allowed }) => allowed)).toBe(true);
    });
  });
};
