import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('seo/noindex-linked', () => {
  it('reports a page in the menu that search engines shall forget', () => {
    const props = { title: 't:site.footer', button: { label: 't:about.title', link: 'page:about' } };
    const menu = [{ type: 'banner', id: 'menu', props }];
    const changes = { 'pages/about.json#/meta/noindex': true, 'site.config.json#/layout/before': menu };
    expect(placesAfter(changes)).toContain('seo/noindex-linked pages/about.json#/meta/noindex');
  });

  it('leaves a page alone that only the foot of the page or another page links to', () => {
    const changes = { 'pages/about.json#/meta/noindex': true };
    expect(placesAfter(changes)).toEqual([]);
    expect(placesAfter({ ...changes, 'site.config.json#/layout/after/0/props/button': undefined })).toEqual(
      [],
    );
  });
});
