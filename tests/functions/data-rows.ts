import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../scripts/data/commands/run-command.ts';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import {
  contactAccept,
  newsletterSubscribe,
  newsletterUnsubscribe,
  outboxClaim,
  outboxSettle,
} from '../../supabase/functions/_shared/sql-calls.ts';
import {
  dataErase,
  dataExport,
  dataList,
  newsletterSuppress,
  retention,
} from '../../supabase/functions/_shared/sql-data.ts';
import { countRows, type Stack } from './database-stack.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';

const day = 86_400_000;

/** The owner's side. */
export const dataRows = (stack: () => Stack): void => {
  const personWithData = async () => {
    const { db } = stack();
    const email = `${randomUUID()}@example.com`;
    const message = messageWith({ email: email.toUpperCase() });
    const subscription = subscriptionOf(email);
    await contactAccept(db, message);
    await newsletterSubscribe(db, subscription);
    return { db, email, message, subscription };
  };

  describe('the owner lists, exports and erases', () => {
    it('exports everything about an address and nothing about others', async () => {
      const { db, email, message, subscription } = await personWithData();
      await personWithData();
      const all = (await dataExport(db, email)) as Record<string, { id: string }[]>;
      expect(all.messages?.map(({ id }) => id)).toEqual([message.id]);
      expect(all.subscriber).toMatchObject({ id: subscription.id });
      expect([all.events?.length, all.mail?.length]).toEqual([1, 2]);
    });

    it('erases everything about an address and nothing about others', async () => {
      const { db, email } = await personWithData();
      const other = await personWithData();
      expect(await dataErase(db, email)).toMatchObject({ messages: 1, subscribers: 1, events: 1, mail: 2 });
      const left = await dataExport(db, email);
      expect(left).toEqual({ email, messages: [], subscriber: null, events: [], mail: [], suppressed: null });
      expect((await dataExport(db, other.email)).messages).toHaveLength(1);
    });

    it('still does not mail an erased address that complained', async () => {
      const { db, email } = await personWithData();
      await newsletterSuppress(db, { email, reason: 'complained' });
      await dataErase(db, email);
      expect(await newsletterSubscribe(db, subscriptionOf(email))).toEqual({ outcome: 'suppressed' });
      expect(JSON.stringify(await db.query('select * from site.suppression'))).not.toContain(email);
    });

    it('suppresses an address that is written in any way', async () => {
      const { db, email } = await personWithData();
      const args = ['suppress', ` ${email.toUpperCase()} `, '--reason', 'bounced'];
      expect(await readCommand(args)(db)).toBe(`${email} gets no newsletter any more (bounced).\n`);
      expect(await newsletterSubscribe(db, subscriptionOf(email))).toEqual({ outcome: 'suppressed' });
      expect(await dataExport(db, email)).toMatchObject({
        subscriber: { status: 'bounced' },
        suppressed: 'bounced',
      });
    });

    it('may be erased and come back', async () => {
      const { db, email } = await personWithData();
      await dataErase(db, email);
      expect(await newsletterSubscribe(db, subscriptionOf(email))).toMatchObject({ outcome: 'subscribed' });
    });

    it('lists messages newest first, with what became of their mail', async () => {
      const { db, message } = await personWithData();
      const { rows, total } = await dataList(db, { what: 'messages', limit: 1000 });
      expect(rows.length).toBe(total);
      expect(rows.find(({ id }) => id === message.id)).toMatchObject({ status: 'wanted', mail: 'pending' });
      const times = rows.map(({ createdAt }) => Date.parse(createdAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('lists by page and by status', async () => {
      const { db } = await personWithData();
      const spam = { ...messageWith(), spam: 'honeypot' };
      await contactAccept(db, spam);
      const { rows } = await dataList(db, { what: 'messages', status: 'spam', limit: 1000 });
      expect(rows.map(({ id }) => id)).toContain(spam.id);
      expect(rows.every(({ status }) => status === 'spam')).toBe(true);
      const [first, second] = [
        await dataList(db, { what: 'subscribers', limit: 1 }),
        await dataList(db, { what: 'subscribers', limit: 1, offset: 1 }),
      ];
      expect(first.rows[0]?.id).not.toBe(second.rows[0]?.id);
    });

    it('lists every row once while rows come and go between two pages', async () => {
      const { db } = stack();
      const add = (company: string, from: number, to: number) =>
        db.query(`insert into site.contact_message
          (id, idempotency_key, payload_hash, created_at, name, email, inquiry, message, locale, company)
          select gen_random_uuid(), gen_random_uuid(), repeat('0', 64), now() + number * interval '1 second',
            'Ana', 'ana@example.com', 'demo', 'Hello there', 'en', '${company}'
          from generate_series(${from}, ${to}) number`);
      const remove = (company: string) =>
        db.query(`delete from site.contact_message where company = '${company}'`);
      await add('stays', 1, 1200);
      await add('goes', 2001, 2030);
      await add('goes at once', 2001, 2100);
      const changes = [() => remove('goes'), () => add('comes', 3001, 3030), () => remove('goes at once')];
      const busy: Db = {
        query: async (...asked) => {
          const rows = await db.query<never>(...asked);
          await changes.shift()?.();
          return rows;
        },
      };
      const listed = await readCommand(['list', 'messages', '--format', 'json'])(busy);
      const rows = JSON.parse(listed) as { id: string; company: string }[];
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(rows.filter(({ company }) => company === 'stays')).toHaveLength(1200);
      await Promise.all(['stays', 'comes'].map(remove));
    });

    it('shows the content of one mail by its id', async () => {
      const { db, message } = await personWithData();
      const { rows } = await dataList(db, { what: 'mail', limit: 1000 });
      const row = rows.find(({ about }) => about === message.id);
      expect(row?.mail).toBeNull();
      const one = await dataList(db, { what: 'mail', ...(row && { id: row.id }) });
      expect(one.rows[0]?.mail).toEqual(message.mail[0]?.mail);
    });

    it('runs the commands', async () => {
      const { db, email, message } = await personWithData();
      const run = (...args: string[]) => readCommand(args)(db);
      expect(await run('list', 'messages', '--format', 'csv')).toContain(message.id);
      expect(JSON.parse(await run('list', 'subscribers', '--format', 'json')).length).toBeGreaterThan(0);
      expect(await run('list', 'mail')).toContain('contact/');
      expect(JSON.parse(await run('export', ` ${email.toUpperCase()} `)).messages).toHaveLength(1);
      expect(await run('erase', email)).toBe('Erased 1 message, 1 subscription, 1 event, 2 mails.\n');
      expect(await run('erase', email)).toBe(`Nothing is stored about ${email}.\n`);
      expect(await run('retry', randomUUID())).toMatch(
        /^0 mails are due now.*\n1 of those named is no mail that failed/,
      );
    });
  });

  describe('what was kept long enough goes', () => {
    it('deletes old messages, spam sooner, and those who left long ago', async () => {
      const { db } = stack();
      const now = new Date(Date.UTC(2020, 5, 1));
      const ago = (days: number) => new Date(now.getTime() - days * day);
      const old = { ...messageWith(), now: ago(731) };
      const young = { ...messageWith(), now: ago(729) };
      const spam = { ...messageWith(), spam: 'honeypot', now: ago(31) };
      for (const input of [old, young, spam]) await contactAccept(db, input);
      const gone = { ...subscriptionOf(), now: ago(1200) };
      const waits = { ...subscriptionOf(), doubleOptIn: true, now: ago(31) };
      for (const input of [gone, waits]) await newsletterSubscribe(db, input);
      await newsletterUnsubscribe(db, {
        subscriberId: gone.id,
        tokenVersion: 1,
        via: 'page',
        now: ago(1100),
      });
      const result = await retention(db, { now });
      expect(result).toMatchObject({ messages: 2, subscribers: 2 });
      expect(await countRows(db, 'outbox', `about in ('${old.id}', '${spam.id}', '${waits.id}')`)).toBe(0);
      expect(await countRows(db, 'contact_message', `id = '${young.id}'`)).toBe(1);
    });

    it('empties mails that were sent, and keeps that they were', async () => {
      const { db } = stack();
      const now = new Date(Date.UTC(2020, 8, 1));
      const then = new Date(now.getTime() - 31 * day);
      const input = { ...messageWith(), now: then };
      await contactAccept(db, input);
      const [row] = await db.query<{ id: string }>(`select id from site.outbox where about = '${input.id}'`);
      const { mails } = await outboxClaim(db, { limit: 1, ids: [row?.id ?? ''], now: then });
      const { id = '', leaseToken = '' } = mails[0] ?? {};
      await outboxSettle(db, { id, leaseToken, status: 'sent', providerId: 'p', now: then });
      expect((await retention(db, { now })).mailKeys).toContain(input.mail[0]?.dedupeKey);
      expect(await countRows(db, 'outbox', `id = '${id}' and mail is null and status = 'sent'`)).toBe(1);
    });
  });
};
