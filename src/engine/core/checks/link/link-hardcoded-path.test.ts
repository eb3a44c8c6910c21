import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('link/hardcoded-path', () => {
  it('reports an address written out and names its page', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/about#story' };
    expect(placesAfter(changes)).toEqual([
      'link/hardcoded-path pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Write "page:about#story"');
  });

  it('leaves the own origin to link/absolute-same-site', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'https://cups.example/about-es' };
    expect(placesAfter(changes)).toEqual([
      'link/absolute-same-site pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('says what mends it, unless that would lose a query or words around it', () => {
    const fixOf = (link: string) => {
      const changes = { 'pages/home.json#/sections/0/props/button/link': link };
      return problemsAfter(changes).map(({ fix }) => fix);
    };
    expect(fixOf('/about')).toEqual([{ set: 'page:about' }]);
    expect(fixOf('/about?from=home')).toEqual([undefined]);
  });
});
