import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const page = 'pages/about.json#';

describe('content/date-window', () => {
  it('says when the end comes before the beginning', () => {
    const window = {
      [`${page}/sections/1/publishAt`]: '2026-03-02T00:00:00Z',
      [`${page}/sections/1/unpublishAt`]: '2026-03-01T00:00:00Z',
    };
    expect(placesAfter(window)).toEqual(['content/date-window pages/about.json#/sections/1/unpublishAt']);
    expect(messagesAfter(window)[0]).toContain('before it is published at 2026-03-02T00:00:00Z');
  });

  it('says of a day that the calendar has not', () => {
    expect(placesAfter({ [`${page}/sections/1/publishAt`]: '2026-02-30T00:00:00Z' })).toEqual([
      'content/date-window pages/about.json#/sections/1/publishAt',
    ]);
  });

  it('takes a moment with parts of a second for one, as programs write it', () => {
    const moment = { [`${page}/sections/1/publishAt`]: '2025-12-01T07:59:59.999Z' };
    expect(placesAfter(moment)).toEqual([]);
  });

  it('leaves a moment without its offset to the schema', () => {
    expect(placesAfter({ [`${page}/sections/1/publishAt`]: '2026-03-01T00:00:00' })).toEqual([
      'schema/page pages/about.json#/sections/1/publishAt',
    ]);
  });

  it('tells as info what has had its time', () => {
    const found = problemsAfter({ [`${page}/sections/1/unpublishAt`]: '2025-12-31T00:00:00Z' });
    expect(found).toMatchObject([{ severity: 'info', pointer: '/sections/1/unpublishAt', section: 'ask' }]);
  });

  it('has nothing to say of a time that is still to come', () => {
    expect(placesAfter({ [`${page}/sections/1/publishAt`]: '2027-01-01T00:00:00Z' })).toEqual([]);
  });
});
