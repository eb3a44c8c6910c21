import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactAccept } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { atOnce, countRows, type Stack, tally } from './database-stack.ts';
import { messageWith } from './sample-input.ts';

const idIs = (id: string) => `id = '${id}'`;

const keyedMessages = (stack: () => Stack): void => {
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
    expect(await countRows(db, 'contact_message', `${idIs(input.id)} and message like 'We would%'`)).toBe(1);
  });
};

const repeatedMessages = (stack: () => Stack): void => {
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
    const results = await atOnce(stack(), 8, (db) => contactAccept(db, { ...messageWith(body), key: null }));
    expect(tally(results)).toEqual({ stored: 1, replayed: 7 });
  });
};

const keptMessages = (stack: () => Stack): void => {
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
};

const messagesOnce = (stack: () => Stack): void => {
  describe('FORM-4: a message is stored once', () => {
    keyedMessages(stack);
    repeatedMessages(stack);
    keptMessages(stack);
  });
};

const lengths = (stack: () => Stack): void => {
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
};

/** What a message of the contact form does to the database. */
export const contactRows = (stack: () => Stack): void => {
  messagesOnce(stack);
  lengths(stack);
};
