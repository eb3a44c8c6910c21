import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../scripts/data/database.ts';
import {
  contactAccept,
  newsletterSubscribe,
  newsletterUnsubscribe,
  outboxClaim,
  outboxSettle,
} from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { dataErase, dataExport, newsletterSuppress } from '../../supabase/functions/_shared/sql/sql-data.ts';
import { storedIds, withDataDir } from './data-dir.ts';
import { countRows } from './database-stack.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';

const { journalFile, open, rebuild, reopenWithoutJournal } = withDataDir();

const readers = ({ db }: Database): Promise<unknown[]> =>
  db.query('select email, status, token_version from site.newsletter_subscriber');

describe('a rebuilt database continues', () => {
  it('sends no mail again that was sent, and still sends the others', async () => {
    const { db, ...first } = await open();
    const [sent, waiting] = [messageWith(), messageWith()];
    await contactAccept(db, sent);
    const { mails } = await outboxClaim(db, { limit: 1 });
    const { id = '', leaseToken = '' } = mails[0] ?? {};
    await outboxSettle(db, { id, leaseToken, status: 'sent', providerId: 'p' });
    await contactAccept(db, waiting);
    const second = await rebuild({ db, ...first });
    const due = await outboxClaim(second.db, { limit: 10 });
    expect(due.mails.map(({ dedupeKey }) => dedupeKey)).toEqual([waiting.mail[0]?.dedupeKey]);
  });

  it('sends no mail again whose message a crash kept from the journal until it was repeated', async () => {
    const first = await open();
    const input = messageWith();
    await contactAccept(first.db, input);
    const second = await reopenWithoutJournal(first);
    const { id: again, mail } = messageWith();
    expect(await contactAccept(second.db, { ...input, id: again, mail })).toMatchObject({
      outcome: 'replayed',
    });
    const { mails } = await outboxClaim(second.db, { limit: 1 });
    const { id = '', leaseToken = '' } = mails[0] ?? {};
    await outboxSettle(second.db, { id, leaseToken, status: 'sent', providerId: 'p' });
    const third = await rebuild(second);
    expect(await storedIds(third)).toEqual([input.id]);
    expect((await outboxClaim(third.db, { limit: 10 })).mails).toEqual([]);
  });

  it('knows who unsubscribed and who came back, with the links they have', async () => {
    const { db, ...first } = await open();
    const [gone, back] = [subscriptionOf(), subscriptionOf()];
    for (const input of [gone, back]) await newsletterSubscribe(db, input);
    for (const { id } of [gone, back]) {
      await newsletterUnsubscribe(db, { subscriberId: id, tokenVersion: 1, via: 'page' });
    }
    await newsletterSubscribe(db, { ...back, tokenVersion: 2 });
    const second = await rebuild({ db, ...first });
    const rows = await readers(second);
    expect(rows).toContainEqual({ email: gone.email, status: 'unsubscribed', token_version: 1 });
    expect(rows).toContainEqual({ email: back.email, status: 'active', token_version: 2 });
  });

  it('knows that somebody left whose subscription a crash kept from the journal', async () => {
    const first = await open();
    const input = subscriptionOf();
    await newsletterSubscribe(first.db, input);
    const second = await reopenWithoutJournal(first);
    await newsletterUnsubscribe(second.db, { subscriberId: input.id, tokenVersion: 1, via: 'page' });
    const third = await rebuild(second);
    expect(await readers(third)).toEqual([{ email: input.email, status: 'unsubscribed', token_version: 1 }]);
  });

  it('knows who came back and left again, also when a crash kept their first leaving from the journal', async () => {
    const first = await open();
    const input = subscriptionOf();
    await newsletterSubscribe(first.db, input);
    const written = readFileSync(journalFile());
    await newsletterUnsubscribe(first.db, { subscriberId: input.id, tokenVersion: 1, via: 'page' });
    await first.close();
    writeFileSync(journalFile(), written);
    const second = await open();
    const back = { ...input, tokenVersion: 2, mail: subscriptionOf().mail };
    await newsletterSubscribe(second.db, back);
    const third = await rebuild(second);
    expect(await readers(third)).toEqual([{ email: input.email, status: 'active', token_version: 2 }]);
    const due = await outboxClaim(third.db, { limit: 10 });
    expect(due.mails.map(({ dedupeKey }) => dedupeKey)).toContain(back.mail[0]?.dedupeKey);
    const leaving = { subscriberId: input.id, tokenVersion: 2, via: 'page' };
    expect(await newsletterUnsubscribe(third.db, leaving)).toEqual({ outcome: 'unsubscribed' });
    const { events: evidence } = await dataExport(third.db, input.email);
    const kinds = (evidence as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['subscribed', 'reactivated', 'unsubscribed']);
  });

  it('mails nobody who was suppressed, of whom the journal has no address', async () => {
    const { db, ...first } = await open();
    const reader = subscriptionOf();
    await newsletterSubscribe(db, reader);
    const unknown = `${randomUUID()}@example.com`;
    for (const email of [reader.email, unknown])
      await newsletterSuppress(db, { email, reason: 'complained' });
    expect(readFileSync(journalFile(), 'utf8')).not.toContain(unknown);
    const second = await rebuild({ db, ...first });
    for (const email of [reader.email, unknown])
      expect(await newsletterSubscribe(second.db, subscriptionOf(email))).toEqual({ outcome: 'suppressed' });
    expect(await readers(second)).toMatchObject([{ email: reader.email, status: 'complained' }]);
  });

  it('does not remember whom the owner erased', async () => {
    const { db, ...first } = await open();
    const email = `${randomUUID()}@example.com`;
    await contactAccept(db, messageWith({ email }));
    await newsletterSubscribe(db, subscriptionOf(email));
    await contactAccept(db, messageWith());
    await dataErase(db, email);
    expect(readFileSync(journalFile(), 'utf8')).not.toContain(email);
    const second = await rebuild({ db, ...first });
    expect(await dataExport(second.db, email)).toMatchObject({ messages: [], subscriber: null, mail: [] });
    expect(await countRows(second.db, 'contact_message')).toBe(1);
  });

  it('is not held back by limits', async () => {
    const { db, ...first } = await open();
    const limits = [{ key: randomUUID(), burst: 3, perMinute: 0 }];
    for (let index = 0; index < 3; index += 1) await contactAccept(db, { ...messageWith(), limits });
    const second = await rebuild({ db, ...first });
    expect(await countRows(second.db, 'contact_message')).toBe(3);
  });
});
