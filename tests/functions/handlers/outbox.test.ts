import { describe, expect, it } from 'vitest';
import { message, sendContact } from './calls.ts';
import { rowsOf } from './stack.ts';
import type { Misbehaviour } from './start-fake-resend.ts';
import { withOutbox } from './with-outbox.ts';

const hour = 3_600_000;
const { stack, outbox, drain, later, sendWhile } = withOutbox();

describe('FORM-4: a mail is sent once, whatever the provider does', () => {
  it.each<[string, Misbehaviour]>([
    ['answers 500', { status: 500 }],
    ['answers 503', { status: 503 }],
    ['cuts the connection', 'cut'],
    ['accepts and cuts the connection', 'accept-and-cut'],
    ['accepts and answers too late', 'accept-and-hang'],
  ])('row 38: a provider that %s gets the same bytes under the same key again', async (_, what) => {
    stack().configure({ MAIL_TIMEOUT_MS: what === 'accept-and-hang' ? '800' : '5000' });
    expect(await sendWhile(what)).toMatchObject({ status: 'pending', ambiguous: true, attempts: 1 });
    expect(await later(hour)).toMatchObject([{ status: 'sent', attempts: 2 }]);
    const { calls, accepted } = stack().resend;
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ key: calls[0]?.key, mail: calls[0]?.mail });
    expect(accepted).toHaveLength(1);
  });

  it('row 39: 429 with retry-after 7 waits at least 7 seconds and does not count', async () => {
    const before = Date.now();
    const row = await sendWhile({
      status: 429,
      name: 'rate_limit_exceeded',
      headers: { 'retry-after': '7' },
    });
    expect(row).toMatchObject({ status: 'pending', attempts: 0, ambiguous: false });
    expect(row.next_attempt_at.getTime()).toBeGreaterThanOrEqual(before + 7000);
    const wait = row.next_attempt_at.getTime() - Date.now();
    expect(await later(wait - 5000)).toMatchObject([{ status: 'pending' }]);
    expect(await later(8_000)).toMatchObject([{ status: 'sent' }]);
  });

  it.each(['1000000000', '99999999999999999999', 'Wed, 21 Oct 2099 07:28:00 GMT'])(
    'row 39: 429 with retry-after %s stops no mail for longer than an hour, and the owner is told',
    async (asked) => {
      const limit = { status: 429, name: 'rate_limit_exceeded', headers: { 'retry-after': asked } };
      expect(await sendWhile(limit)).toMatchObject({ status: 'pending', attempts: 0, ambiguous: false });
      await sendContact(stack(), { ...message, name: 'Eva' });
      await stack().functions.settled();
      expect((await drain()).body).toEqual({ success: true, sent: 0, waiting: 2, failed: 0 });
      expect(stack().resend.calls).toHaveLength(1);
      expect(stack().logged()).toMatch(/"level":"error","event":"mail_wait".*"status":"429","seconds":3600/);
      expect(await later(hour + 1000)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
      expect((await drain()).body).toMatchObject({ waiting: 0 });
    },
  );

  it('a clock that was a year ahead and is set right holds no mail back', async () => {
    const year = 365 * 24 * hour;
    stack().travel(year);
    await sendWhile({ status: 500 }, { status: 401 });
    await sendContact(stack(), { ...message, name: 'Eva' });
    await stack().functions.settled();
    expect((await drain()).body).toMatchObject({ sent: 0, waiting: 2 });
    stack().travel(0);
    await sendContact(stack(), { ...message, name: 'Ida' });
    await stack().functions.settled();
    expect((await drain()).body).toMatchObject({ waiting: 0 });
    expect(await outbox()).toMatchObject([{ status: 'sent' }, { status: 'sent' }, { status: 'sent' }]);
  });

  it('row 39: an exhausted quota is tried again each hour and never given up', async () => {
    stack().resend.always = { status: 429, name: 'daily_quota_exceeded' };
    await sendWhile();
    for (let hours = 1; hours <= 40; hours += 1) await later(hours * (hour + 5_000));
    expect(await outbox()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    expect(stack().resend.calls).toHaveLength(41);
    stack().resend.always = undefined;
    expect(await later(50 * hour)).toMatchObject([{ status: 'sent' }]);
    expect(stack().logged()).toContain('"level":"error","event":"mail_wait"');
  });

  it('row 40: an address that the provider refuses is left out once, under a key of its own', async () => {
    await sendWhile({ status: 422, name: 'validation_error' });
    await later(1000);
    expect(await outbox()).toMatchObject([{ status: 'sent', variant: 1 }]);
    const [first, second] = stack().resend.calls;
    expect([first?.mail.reply_to, second?.mail.reply_to]).toEqual([message.email, undefined]);
    expect(second?.mail.text).toContain(message.email);
    expect(second?.key).toBe(`${first?.key}-v1`);
  });

  it('row 40: refused again, it waits for a person', async () => {
    await sendWhile({ status: 422 }, { status: 422 });
    await later(1000);
    expect(await outbox()).toMatchObject([{ status: 'failed', variant: 1 }]);
    expect(stack().resend.accepted).toEqual([]);
    expect(await rowsOf(stack(), 'contact_message')).toHaveLength(1);
  });

  it.each([401, 403, 404])(
    'row 41: %i pauses the whole queue, keeps the mails and is logged',
    async (status) => {
      stack().resend.always = { status };
      expect(await sendWhile()).toMatchObject({ status: 'pending', attempts: 0 });
      await sendContact(stack(), { ...message, name: 'Eva' });
      await stack().functions.settled();
      expect(stack().resend.calls).toHaveLength(1);
      expect(stack().logged()).toContain('"level":"error","event":"mail_wait"');
      stack().resend.always = undefined;
      expect(await later(14 * 60_000)).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
      expect(await later(16 * 60_000)).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    },
  );

  it('row 42: a key that is on its way is tried again under the same key', async () => {
    const row = await sendWhile({ status: 409, name: 'concurrent_idempotent_requests' });
    expect(row).toMatchObject({ status: 'pending', attempts: 0 });
    expect(await later(11_000)).toMatchObject([{ status: 'sent' }]);
    expect(new Set(stack().resend.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('row 42: a key under which another text was accepted is never a second mail', async () => {
    const row = await sendWhile({ status: 409, name: 'invalid_idempotent_request' });
    expect(row.status).toBe('sent');
    expect(row.last_error).toContain('invalid_idempotent_request');
    await later(2 * hour);
    expect(stack().resend.calls).toHaveLength(1);
    expect(stack().logged()).toContain('"level":"error","event":"mail_sent"');
  });

  it('row 43: 25 hours after a try that may have been accepted nothing is sent; a person decides', async () => {
    await sendWhile('accept-and-cut');
    expect(await later(25 * hour)).toMatchObject([{ status: 'failed', last_error: 'unsure for 23 hours' }]);
    expect([stack().resend.calls.length, stack().resend.accepted.length]).toEqual([1, 1]);
    expect(await rowsOf(stack(), 'contact_message')).toHaveLength(1);
  });

  it('row 43: a provider that is down for a day is tried until 23 hours have passed', async () => {
    stack().resend.always = { status: 500 };
    await sendWhile();
    for (let hours = 1; hours <= 22; hours += 1) await later(hours * (hour + 1000));
    expect(stack().resend.calls).toHaveLength(23);
    expect(await later(24 * hour)).toMatchObject([{ status: 'failed' }]);
    expect(stack().resend.calls).toHaveLength(23);
  });
});
