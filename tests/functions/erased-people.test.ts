import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPglite } from '../../scripts/data/open-pglite.ts';
import { contactAccept, newsletterSubscribe } from '../../supabase/functions/_shared/sql/sql-calls.ts';
import { dataErase, dataExport, retention } from '../../supabase/functions/_shared/sql/sql-data.ts';
import { withDataDir } from './data-dir.ts';
import { countRows } from './database-stack.ts';
import { leave } from './newsletter-calls.ts';
import { messageWith, subscriptionOf } from './sample-input.ts';

const { inData, journalFile, open, rebuild, reopen } = withDataDir();

const written = () => readFileSync(journalFile(), 'utf8');
const nobody = { messages: [], subscriber: null, mail: [] };

/** Where the new journal would be made stands a folder, as a full disk would keep it from being made. */
const blockJournal = () => {
  const next = `${journalFile()}.next`;
  mkdirSync(next);
  return () => rmSync(next, { recursive: true });
};

describe('who was erased does not come back', () => {
  it('also when a crash came between the database and the journal, and the owner erases again', async () => {
    const first = await open();
    const input = subscriptionOf();
    await newsletterSubscribe(first.db, input);
    await leave(first.db, input.id, 1);
    await first.close();
    const alone = await openPglite(inData('pg'));
    expect(await dataErase(alone.db, input.email)).toMatchObject({ subscribers: 1 });
    await alone.close();
    const second = await open();
    expect(await dataErase(second.db, input.email)).toMatchObject({ subscribers: 0 });
    expect(written()).not.toContain(input.email);
  });

  it('also when they were subscribing at the same moment', async () => {
    const { db } = await open();
    for (let turn = 0; turn < 5; turn += 1) {
      const input = subscriptionOf();
      const [, erased] = await Promise.all([newsletterSubscribe(db, input), dataErase(db, input.email)]);
      expect(erased.subscribers).toBe(1);
      expect(written()).not.toContain(input.email);
    }
  });

  it('also when the journal could not be rewritten: the next start does it', async () => {
    const first = await open();
    const [input, other] = [subscriptionOf(), subscriptionOf()];
    for (const one of [input, other]) await newsletterSubscribe(first.db, one);
    const unblock = blockJournal();
    await expect(dataErase(first.db, input.email)).rejects.toMatchObject({ code: 'EISDIR' });
    unblock();
    expect(written()).toContain(input.email);
    const second = await reopen(first);
    expect(written()).not.toContain(input.email);
    expect(existsSync(inData('journal', 'to-forget.json'))).toBe(false);
    const third = await rebuild(second);
    expect(await dataExport(third.db, input.email)).toMatchObject(nobody);
    expect(await countRows(third.db, 'newsletter_subscriber')).toBe(1);
  });
});

describe('what was kept long enough does not come back', () => {
  it('also when the journal could not be rewritten: the next time does it', async () => {
    const first = await open();
    const old = { ...messageWith(), now: new Date(2020, 0, 1) };
    await contactAccept(first.db, old);
    const unblock = blockJournal();
    await expect(retention(first.db)).rejects.toMatchObject({ code: 'EISDIR' });
    unblock();
    expect(written()).toContain(old.id);
    await retention(first.db);
    expect(written()).not.toContain(old.id);
  });
});
