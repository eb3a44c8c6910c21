import { describe, expect, it } from 'vitest';
import { decisionOutcome, isReceipt, isTransient, newsletterOutcome } from './outcome.ts';

const answer = (body: unknown, status = 200) => newsletterOutcome({ status, body });

describe('NEWS-4: outcomes of the newsletter', () => {
  it.each(['subscribed', 'already_subscribed', 'reactivated'])('%s', (status) => {
    expect(answer({ success: true, status, message: 'x' })).toEqual({ status });
  });

  it('another status with success shows the message of the server', () => {
    expect(
      answer({ success: true, status: 'confirmation_required', message: 'Look into your inbox' }),
    ).toEqual({
      status: 'other',
      message: 'Look into your inbox',
    });
  });

  it.each([
    ['success false', { success: false, status: 'subscribed' }, 200],
    ['a status that is not OK', { success: true, status: 'subscribed', details: {} }, 500],
    ['no answer', undefined, 0],
    ['an empty answer', undefined, 204],
    ['an answer that is no object', 'ok', 200],
    ['an answer without success', {}, 200],
  ])('%s is a failure', (_, body, status) => {
    expect(answer(body, status).status).toBe('failed');
  });
});

describe('trying again', () => {
  it('helps only when no answer came or the server is away', () => {
    expect([0, 502, 503, 504].every(isTransient)).toBe(true);
    expect([200, 400, 401, 409, 422, 429, 500].some(isTransient)).toBe(false);
  });
});

describe('row 54: what counts as a receipt of a message', () => {
  it.each([{}, { success: true, id: '1' }, { id: 'of another function' }, '{"success":true}'])(
    '%j',
    (body) => {
      expect(isReceipt(body)).toBe(true);
    },
  );

  it.each([
    undefined,
    null,
    '',
    'ok',
    '<html>',
    '[]',
    [],
    7,
    { success: false },
    '{"success":false}',
    new Blob(),
  ])('%j is none', (body) => {
    expect(isReceipt(body)).toBe(false);
  });
});

describe("a reader's decision", () => {
  it.each<[string, number, unknown, string]>([
    ['is done', 200, { success: true, status: 'unsubscribed' }, 'done'],
    ['names a link that is not known', 404, { success: false, error: 'not_found' }, 'invalid'],
    ['finds no function', 404, { message: 'Not Found' }, 'failed'],
    ['finds no function, in words', 404, undefined, 'failed'],
    ['is answered with success false', 200, { success: false }, 'failed'],
    ['is answered with nothing', 204, undefined, 'failed'],
    ['meets a broken server', 500, { success: true }, 'failed'],
    ['gets no answer', 0, undefined, 'failed'],
  ])('%s', (_, ...[status, body, expected]) => {
    expect(decisionOutcome({ status, body }).status).toBe(expected);
  });
});
