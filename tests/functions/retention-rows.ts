import { describe, expect, it } from 'vitest';
import {
  contactAccept,
  newsletterSubscribe,
  newsletterUnsubscribe,
  outboxClaim,
  outboxSettle,
} from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { retention } from '../../supabase/functions/_shared/sql/sql-data.ts';
import { countRows, type Stack } from './database-stack.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';

const day = 86_400_000;

/** What is kept long enough, and what is left of it. */
export const retentionRows = (stack: () => Stack): void => {
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
