import { describe, expect, it } from 'vitest';
import { problemsAfter } from './testing/tiny-site.ts';

const place = 'pages/home.json#/path';
const told = (path: string | undefined) =>
  problemsAfter({ [place]: path }).filter(({ check }) => check === 'route/no-home');

describe('route/no-home', () => {
  it.each(['/home', undefined])('reports a site whose home page has another address: %s', (path) => {
    expect(told(path)).toMatchObject([{ file: 'pages/home.json', suggestion: '/' }]);
  });

  it('says nothing of a site with a page at /', () => expect(told('/')).toEqual([]));
});
