import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('link/absolute-same-site', () => {
  const link = 'pages/home.json#/sections/0/props/button/link';

  it('reports the own origin written out and says what mends it', () => {
    const changes = { [link]: 'https://cups.example/about#story' };
    expect(placesAfter(changes)).toEqual([`link/absolute-same-site ${link}`]);
    expect(problemsAfter(changes)[0]).toMatchObject({ fix: { set: 'page:about#story' } });
  });

  it('leaves other sites alone', () => {
    expect(placesAfter({ [link]: 'https://cups.example.org/about' })).toEqual([]);
  });
});
