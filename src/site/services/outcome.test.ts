import { describe, expect, it } from 'vitest';
import { isTransient, newsletterOutcome } from './outcome.ts';

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
