import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('link/hardcoded-path', () => {
  it('reports an address written out and names its page', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/about#story' };
    expect(placesAfter(changes)).toEqual([
      'link/hardcoded-path pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Write "page:about#story"');
  });

  it('reports the own origin written out', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'https://cups.example/about-es' };
    expect(placesAfter(changes)).toEqual([
      'link/hardcoded-path pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Write "page:about"');
  });
});
