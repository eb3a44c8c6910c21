import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const place = 'pages/lost.json#/path';
const check = 'route/not-found-path';

describe('route/not-found-path', () => {
  it('reports a page for unknown addresses that hosts do not find', () => {
    expect(problemsAfter({ [place]: '/not-found' })).toMatchObject([
      { check, file: 'pages/lost.json', pointer: '/path', suggestion: '/404' },
    ]);
    expect(problemsAfter({ [place]: undefined })).toMatchObject([{ check, missing: 'path' }]);
  });

  it('leaves an address that is badly written to the check that says so, which asks for the same one', () => {
    expect(problemsAfter({ [place]: 'not-found' })).toMatchObject([
      { check: 'route/bad-path', pointer: '/path', suggestion: '/404' },
    ]);
  });

  it('leaves a page that has its address to the check that compares the two', () => {
    const places = placesAfter({ [place]: '/lost', 'pages/about.json#/path': '/404' });
    expect(places.join()).not.toContain(check);
  });
});
