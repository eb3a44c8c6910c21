import { describe, expect, it } from 'vitest';
import { messagesAfter } from '../testing/tiny-site.ts';

const toldOf = (publishAt: string) => messagesAfter({ 'pages/about.json#/publishAt': publishAt })[0];

describe('a moment that is not written as it must be', () => {
  it.each([
    ['2026-12-01T9:00:00+01:00', '2026-12-01T09:00:00+01:00'],
    ['2026-12-01 09:00 +01:00', '2026-12-01T09:00:00+01:00'],
    ['2026-12-01T09:00:00+01', '2026-12-01T09:00:00+01:00'],
    ['2026-12-01T09:00:00-0600', '2026-12-01T09:00:00-06:00'],
    ['2026-12-01T09:00:00z', '2026-12-01T09:00:00Z'],
  ])('is asked for with what it says: %s', (written, meant) => {
    expect(toldOf(written)).toContain(`Did you mean "${meant}"?`);
  });

  it.each([
    ['2026-12-01', 'which lacks the time and the offset from UTC. Write "2026-12-01T00:00:00" and behind it'],
    ['2026-12-01T9:30', 'which lacks the offset from UTC. Write "2026-12-01T09:30:00" and behind it'],
    ['2026-12-01T09:00:00', 'and behind it the offset from UTC, such as -05:00 for New York in winter.'],
    ['01/12/2026', 'which does not begin with the year.'],
    ['soon', 'A date, a time and its offset from UTC'],
  ])('is told with what it lacks: %s', (written, lack) => {
    expect(toldOf(written)).toContain(lack);
  });

  it('is the end of the last day that something is shown on', () => {
    const told = messagesAfter({ 'pages/about.json#/unpublishAt': '2026-11-30' })[0];
    expect(told).toContain('end it when the next begins. Write "2026-12-01T00:00:00"');
  });
});
