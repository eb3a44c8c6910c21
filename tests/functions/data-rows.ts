import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../scripts/data/commands/run-command.ts';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { contactAccept, newsletterSubscribe } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import {
  dataErase,
  dataExport,
  dataList,
  newsletterSuppress,
} from '../../supabase/functions/_shared/sql/sql-data.ts';
import type { Stack } from './database-stack.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';

const personWithData = async ({ db }: Stack) => {
  const email = `${randomUUID()}@example.com`;
  const message = messageWith({ email: email.toUpperCase() });
  const subscription = subscriptionOf(email);
  await contactAccept(db, message);
  await newsletterSubscribe(db, subscription);
  return { db, email, message, subscription };
};

const peopleErased = (stack: () => Stack): void => {
  it('exports everything about an address and nothing about others', async () => {
    const { db, email, message, subscription } = await personWithData(stack());
    await personWithData(stack());
    const all = (await dataExport(db, email)) as Record<string, { id: string }[]>;
    expect(all.messages?.map(({ id }) => id)).toEqual([message.id]);
    expect(all.subscriber).toMatchObject({ id: subscription.id });
    expect([all.events?.length, all.mail?.length]).toEqual([1, 2]);
  });

  it('erases everything about an address and nothing about others', async () => {
    const { db, email } = await personWithData(stack());
    const other = await personWithData(stack());
    expect(await dataErase(db, email)).toMatchObject({ messages: 1, subscribers: 1, events: 1, mail: 2 });
    const left = await dataExport(db, email);
    expect(left).toEqual({ email, messages: [], subscriber: null, events: [], mail: [], suppressed: null });
    expect((await dataExport(db, other.email)).messages).toHaveLength(1);
  });

  it('still does not mail an erased address that complained', async () => {
    const { db, email } = await personWithData(stack());
    await newsletterSuppress(db, { email, reason: 'complained' });
    await dataErase(db, email);
    expect(await newsletterSubscribe(db, subscriptionOf(email))).toEqual({ outcome: 'suppressed' });
    expect(JSON.stringify(await db.query('select * from site.suppression'))).not.toContain(email);
  });

  it('suppresses an address that is written in any way', async () => {
    const { db, email } = await personWithData(stack());
    const args = ['suppress', ` ${email.toUpperCase()} `, '--reason', 'bounced'];
    expect(await readCommand(args)(db)).toBe(`${email} gets no newsletter any more (bounced).\n`);
    expect(await newsletterSubscribe(db, subscriptionOf(email))).toEqual({ outcome: 'suppressed' });
    expect(await dataExport(db, email)).toMatchObject({
      subscriber: { status: 'bounced' },
      suppressed: 'bounced',
    });
  });

  it('may be erased and come back', async () => {
    const { db, email } = await personWithData(stack());
    await dataErase(db, email);
    expect(await newsletterSubscribe(db, subscriptionOf(email))).toMatchObject({ outcome: 'subscribed' });
  });
};

const lists = (stack: () => Stack): void => {
  it('lists messages newest first, with what became of their mail', async () => {
    const { db, message } = await personWithData(stack());
    const { rows, total } = await dataList(db, { what: 'messages', limit: 1000 });
    expect(rows.length).toBe(total);
    expect(rows.find(({ id }) => id === message.id)).toMatchObject({ status: 'wanted', mail: 'pending' });
    const times = rows.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('lists by page and by status', async () => {
    const { db } = await personWithData(stack());
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
};

const busyLists = (stack: () => Stack): void => {
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
};

const mailsAndCommands = (stack: () => Stack): void => {
  it('shows the content of one mail by its id', async () => {
    const { db, message } = await personWithData(stack());
    const { rows } = await dataList(db, { what: 'mail', limit: 1000 });
    const row = rows.find(({ about }) => about === message.id);
    expect(row?.mail).toBeNull();
    const one = await dataList(db, { what: 'mail', ...(row && { id: row.id }) });
    expect(one.rows[0]?.mail).toEqual(message.mail[0]?.mail);
  });

  it('runs the commands', async () => {
    const { db, email, message } = await personWithData(stack());
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
};

/** The owner's side. */
export const dataRows = (stack: () => Stack): void => {
  describe('the owner lists, exports and erases', () => {
    peopleErased(stack);
    lists(stack);
    busyLists(stack);
    mailsAndCommands(stack);
  });
};
