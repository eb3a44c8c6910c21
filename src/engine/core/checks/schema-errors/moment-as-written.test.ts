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
    [
      '2026-12-01',
      'which lacks the time and the time zone. Write "2026-12-01T00:00:00+01:00", with the distance',
    ],
    ['2026-12-01T9:30', 'which lacks the time zone. Write "2026-12-01T09:30:00+01:00", with the distance'],
    [
      '2026-12-01T09:00:00',
      'which lacks the time zone. Write "2026-12-01T09:00:00+01:00", with the distance',
    ],
    ['01/12/2026', 'which does not begin with the year.'],
    ['soon', 'A date, a time and the time zone'],
  ])('is told with what it lacks: %s', (written, lack) => {
    expect(toldOf(written)).toContain(lack);
  });
});
