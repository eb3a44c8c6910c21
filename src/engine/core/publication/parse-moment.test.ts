import { describe, expect, it } from 'vitest';
import page from '../../../../schemas/page.schema.json' with { type: 'json' };
import { looksLikeMoment, parseMoment } from './parse-moment.ts';

describe('a moment', () => {
  it('has its offset from UTC', () => {
    expect(parseMoment('2026-12-01T09:00:00+01:00')).toBe(Date.UTC(2026, 11, 1, 8));
    expect(parseMoment('2026-12-01T08:00Z')).toBe(Date.UTC(2026, 11, 1, 8));
    expect(parseMoment('2026-12-01T07:59:59.999Z')).toBe(Date.UTC(2026, 11, 1, 8) - 1);
  });

  it.each(['2026-12-01', '2026-12-01T09:00:00', '2026-02-30T09:00:00Z', '2026-13-01T09:00:00Z', 7])(
    'is not %s',
    (text) => expect(parseMoment(text)).toBeUndefined(),
  );

  it.each([
    ...['2026-12-01T09:00Z', '2026-12-01T09:00:00+01:00', '2026-12-01T07:59:59.999Z', '2026-02-30T09:00:00Z'],
    ...[
      '2026-12-01',
      '2026-12-01T09:00:00',
      '2026-12-01T09:00:00.Z',
      '2026-12-01 09:00Z',
      'x2026-12-01T09:00Z',
    ],
  ])('has the form that the schema of pages asks for: %s', (text) =>
    expect(looksLikeMoment(text)).toBe(new RegExp(page.$defs.moment.pattern, 'u').test(text)),
  );
});
