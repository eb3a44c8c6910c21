import { describe, expect, it } from 'vitest';
import { problemsAfter } from '../testing/tiny-site.ts';

const place = 'pages/home.json#/path';
const told = (path: string | undefined) =>
  problemsAfter({ [place]: path }).filter(({ check }) => check === 'route/no-home');

describe('route/no-home', () => {
  it.each(['/home', undefined])('reports a site whose home page has another address: %s', (path) => {
    expect(told(path)).toMatchObject([{ file: 'pages/home.json', suggestion: '/' }]);
  });

  it('reports the page for unknown addresses where everybody enters', () => {
    const changes = { [place]: '/start', 'pages/lost.json#/path': '/' };
    const found = problemsAfter(changes).map(({ check, file, pointer }) => `${check} ${file}#${pointer}`);
    expect(found).toEqual(['route/no-home pages/lost.json#/path']);
  });

  it('leaves a status that nobody asked for to the check that knows where it stands', () => {
    const found = problemsAfter({ 'pages/home.json#/status': 404 }).map(({ check }) => check);
    expect(found).toEqual(['route/not-found-status']);
  });

  it('says nothing of a site with a page at /', () => expect(told('/')).toEqual([]));
});
