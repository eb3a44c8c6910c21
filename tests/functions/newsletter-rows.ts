import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newsletterSubscribe } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { atOnce, countRows, type Stack, tally } from './database-stack.ts';
import { leave, subscribe } from './newsletter-calls.ts';
import { subscriptionOf } from './sample-input.ts';

const newReaders = (stack: () => Stack): void => {
  it('answers subscribed once and queues a welcome mail', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    expect(await subscribe(db, input)).toEqual({
      outcome: 'subscribed',
      id: input.id,
      tokenVersion: 1,
      mailed: true,
      replayed: false,
    });
    expect(await countRows(db, 'outbox', `about = '${input.id}'`)).toBe(1);
    const [row] = await db.query(
      `select status, consent_text, consent_at is not null as at from site.newsletter_subscriber where id = '${input.id}'`,
    );
    expect(row).toEqual({ status: 'active', consent_text: 'I want the newsletter', at: true });
  });

  it('answers already_subscribed to the same address, without a mail', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    await subscribe(db, input);
    const again = await subscribe(db, subscriptionOf(input.email));
    expect(again).toMatchObject({ outcome: 'already_subscribed', id: input.id, mailed: false });
    expect(await countRows(db, 'outbox', `about = '${input.id}'`)).toBe(1);
  });
};

const readersAtOnce = (stack: () => Stack): void => {
  it('subscribes once when 16 subscribe at once', async () => {
    const email = subscriptionOf().email;
    const results = await atOnce(stack(), 16, (db) => subscribe(db, subscriptionOf(email)));
    expect(tally(results)).toEqual({ subscribed: 1, already_subscribed: 15 });
    expect(await countRows(stack().db, 'newsletter_subscriber', `email = '${email}'`)).toBe(1);
  });

  it('answers a second try under the same key as the first', async () => {
    const key = randomUUID();
    const email = subscriptionOf().email;
    const results = await atOnce(stack(), 8, (db) => subscribe(db, { ...subscriptionOf(email), key }));
    expect(tally(results)).toEqual({ subscribed: 8 });
    expect(results.filter((result) => 'replayed' in result && result.replayed)).toHaveLength(7);
    expect(await subscribe(stack().db, { ...subscriptionOf(), key })).toEqual({ outcome: 'conflict' });
  });
};

const returningReaders = (stack: () => Stack): void => {
  it('answers reactivated after unsubscribing, renews the consent and ends the old link', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    await subscribe(db, input);
    expect(await leave(db, input.id, 1)).toEqual({ outcome: 'unsubscribed' });
    const back = await subscribe(db, {
      ...subscriptionOf(input.email),
      consent: { text: 'Again', version: '2' },
    });
    expect(back).toMatchObject({ outcome: 'reactivated', id: input.id, tokenVersion: 2, mailed: true });
    expect(await leave(db, input.id, 1)).toEqual({ outcome: 'unknown' });
    const [row] = await db.query(
      `select status, consent_version, unsubscribed_at from site.newsletter_subscriber where id = '${input.id}'`,
    );
    expect(row).toEqual({ status: 'active', consent_version: '2', unsubscribed_at: null });
    const events = await db.query(
      `select kind from site.newsletter_event where subscriber_id = '${input.id}' order by id`,
    );
    expect(events).toEqual([{ kind: 'subscribed' }, { kind: 'unsubscribed' }, { kind: 'reactivated' }]);
  });
};

const returnsAtOnce = (stack: () => Stack): void => {
  it('changes nothing while the mails are rendered anew', async () => {
    const { db } = stack();
    const input = subscriptionOf();
    await subscribe(db, input);
    await leave(db, input.id, 1);
    const limits = [{ key: randomUUID(), burst: 1, perMinute: 0 }];
    const again = { ...subscriptionOf(input.email), limits };
    expect(await newsletterSubscribe(db, again)).toEqual({
      outcome: 'render',
      id: input.id,
      tokenVersion: 2,
    });
    expect(
      await countRows(db, 'newsletter_subscriber', `id = '${input.id}' and status = 'unsubscribed'`),
    ).toBe(1);
    expect(await subscribe(db, again)).toMatchObject({ outcome: 'reactivated' });
  });

  it('reactivates once when 16 come back at once', async () => {
    const input = subscriptionOf();
    await subscribe(stack().db, input);
    await leave(stack().db, input.id, 1);
    const results = await atOnce(stack(), 16, (db) => subscribe(db, subscriptionOf(input.email)));
    expect(tally(results)).toEqual({ reactivated: 1, already_subscribed: 15 });
  });
};

const limitedReaders = (stack: () => Stack): void => {
  it('limits subscriptions, also of those who are subscribed', async () => {
    const { db } = stack();
    const limits = [{ key: randomUUID(), burst: 1, perMinute: 1 }];
    const input = { ...subscriptionOf(), limits };
    await subscribe(db, input);
    expect(await subscribe(db, { ...subscriptionOf(input.email), limits })).toMatchObject({
      outcome: 'limited',
    });
  });

  it('leaves out the mail, not the subscription, when an address had one today', async () => {
    const { db } = stack();
    const mailLimit = { key: randomUUID(), burst: 1, perMinute: 1 / 1440 };
    const input = { ...subscriptionOf(), mailLimit };
    await subscribe(db, input);
    await leave(db, input.id, 1);
    const back = await subscribe(db, { ...subscriptionOf(input.email), mailLimit });
    expect(back).toMatchObject({ outcome: 'reactivated', mailed: false });
  });
};

/** What a subscription does to the database. */
export const newsletterRows = (stack: () => Stack): void => {
  describe('NEWS-4 and NEWS-5: the outcomes of a subscription', () => {
    newReaders(stack);
    readersAtOnce(stack);
    returningReaders(stack);
    returnsAtOnce(stack);
    limitedReaders(stack);
  });
};
