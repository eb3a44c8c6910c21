import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('seo/noindex-linked', () => {
  it('reports a page in a menu that search engines shall forget', () => {
    expect(placesAfter({ 'pages/about.json#/meta/noindex': true })).toEqual([
      'seo/noindex-linked pages/about.json#/meta/noindex',
    ]);
  });

  it('leaves a page that only another page links to alone', () => {
    const changes = {
      'pages/about.json#/meta/noindex': true,
      'site.config.json#/layout/after/0/props/button': undefined,
    };
    expect(placesAfter(changes)).toEqual([]);
  });
});
