import { describe, expect, it } from 'vitest';
import { drainOutbox } from '../../../supabase/functions/_shared/mail/drain-outbox.ts';
import { callSite, outboxClaim, outboxSettle } from '../../../supabase/functions/_shared/sql/sql-calls.ts';
import { call, message, sendContact } from './calls.ts';
import { drainSecret, mailsSettled } from './stack.ts';
import { withOutbox } from './with-outbox.ts';

const { stack, outbox, drain, later, sendWhile } = withOutbox();

describe('several drains at once', () => {
  const queue = async (count: number) => {
    stack().configure({ MAILER: 'hold', RATE_CONTACT_BURST: '1000' });
    for (let index = 0; index < count; index += 1) {
      await sendContact(stack(), { ...message, message: `Message number ${index}` });
    }
    stack().configure({});
  };

  it('row 44: two drains send each mail once', async () => {
    await queue(10);
    const [first, second] = await Promise.all([drain(), drain()]);
    expect(Number(first.body.sent) + Number(second.body.sent)).toBe(10);
    expect(stack().resend.calls).toHaveLength(10);
    expect((await outbox()).every(({ status }) => status === 'sent')).toBe(true);
  });

  it('row 44: a mail whose drain died is claimed again when its lease has run out, under the same key', async () => {
    await queue(1);
    await outboxClaim(stack().db, { limit: 1 });
    expect((await drain()).body).toMatchObject({ sent: 0 });
    stack().travel(61_000);
    expect((await drain()).body).toMatchObject({ sent: 1 });
    expect(stack().resend.calls).toHaveLength(1);
  });

  it('row 45: what a late drain says of a lease that was given on has no effect', async () => {
    await queue(1);
    const { mails } = await outboxClaim(stack().db, { limit: 1 });
    const [late] = mails;
    stack().travel(61_000);
    await drain();
    const settled = await outboxSettle(stack().db, {
      id: late?.id ?? '',
      leaseToken: late?.leaseToken ?? '',
      status: 'failed',
      error: 'late',
    });
    expect(settled).toEqual({ settled: false });
    expect(await outbox()).toMatchObject([{ status: 'sent' }]);
  });

  it('a provider that is slow is not waited for by the visitor', async () => {
    let letThrough = () => {};
    stack().resend.held = new Promise((resolve) => {
      letThrough = resolve;
    });
    await sendContact(stack(), message);
    expect(stack().resend.accepted).toEqual([]);
    letThrough();
    await mailsSettled(stack());
    expect(stack().resend.accepted).toHaveLength(1);
  });

  it('a provider that is slow has one call at a time, and gets every mail in the end', async () => {
    stack().resend.delayMs = 50;
    const texts = ['first', 'second', 'third', 'fourth', 'fifth'];
    await Promise.all(
      texts.map((text) => sendContact(stack(), { ...message, message: `The ${text} message of this test.` })),
    );
    await mailsSettled(stack());
    expect(stack().resend.accepted).toHaveLength(5);
    expect(stack().resend.mostWaiting).toBe(1);
  });

  it("what the log says of a mail names no visitor's call", async () => {
    stack().resend.delayMs = 50;
    const texts = ['first', 'second', 'third'];
    await Promise.all(
      texts.map((text) => sendContact(stack(), { ...message, message: `The ${text} message of this test.` })),
    );
    await mailsSettled(stack());
    const lines = stack().logged().split('\n');
    const ofMails = lines.filter((line) => line.includes('"event":"mail_'));
    expect(ofMails.length).toBeGreaterThanOrEqual(3);
    expect(ofMails.filter((line) => line.includes('requestId') && !line.includes('outbox-drain'))).toEqual(
      [],
    );
  });

  it('the drain demands its secret', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${drainSecret}x`]) {
      const reply = await call(stack(), 'outbox-drain', { method: 'POST', headers: { authorization } });
      expect([reply.status, reply.body.error]).toEqual([401, 'unauthorized']);
    }
    stack().configure({ OUTBOX_DRAIN_SECRET: '' });
    const reply = await call(stack(), 'outbox-drain', {
      method: 'POST',
      headers: { authorization: 'Bearer ' },
    });
    expect(reply.status).toBe(401);
  });
});

describe('where mails go', () => {
  it('without a key the row is the mail and is settled as sent', async () => {
    stack().configure({ RESEND_API_KEY: '' });
    expect(await sendWhile()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(stack().resend.calls).toEqual([]);
  });

  it('with a key and without a sender mails wait, and go out from the one of later', async () => {
    stack().configure({ MAIL_FROM: '', MAIL_TO_PRIMARY: '', MAIL_TO_SECONDARY: '' });
    expect((await sendContact(stack(), message)).status).toBe(200);
    await stack().functions.settled();
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    stack().configure({});
    await drain();
    expect(stack().resend.accepted[0]?.mail).toMatchObject({
      from: 'Inspira <site@inspira.example>',
      to: ['owner@inspira.example', 'deputy@inspira.example'],
    });
  });

  it('the owner can send a failed mail again', async () => {
    await sendWhile({ status: 422 }, { status: 422 });
    await later(1000);
    await callSite(stack().db, 'mail_retry', {});
    expect((await drain()).body).toMatchObject({ sent: 1 });
  });

  it('a drain whose database is away says nothing and loses nothing', async () => {
    stack().configure({ MAILER: 'hold' });
    await sendContact(stack(), message);
    const config = { mailer: 'resend' } as never;
    const db = { query: () => Promise.reject(new Error('away')) };
    await expect(drainOutbox({ db, config } as never, 1)).rejects.toThrow('away');
    expect(await outbox()).toMatchObject([{ status: 'pending' }]);
  });
});
