import { describe, expect, it } from 'vitest';
import { checkSite } from './testing/check-site.ts';
import { placesAfter, tinySite } from './testing/tiny-site.ts';

describe('route/reserved', () => {
  it.each(['/images', '/assets', '/assets/about', '/functions/about', '/share', '/index'])(
    'reports the address %s',
    (path) => {
      expect(placesAfter({ 'pages/about.json#/path': path })).toEqual([
        'route/reserved pages/about.json#/path',
      ]);
    },
  );

  it.each([
    ['/about.html', 'about'],
    ['/index.html', 'home'],
    ['/404.html', 'lost'],
  ])('reports the file public%s, which would lie upon the page "%s"', (url, page) => {
    const site = tinySite();
    const told = checkSite({ ...site, assets: { ...site.assets, [url]: { url } } });
    expect(told).toMatchObject([{ check: 'route/reserved', file: `public${url}` }]);
    expect(told[0]?.message).toContain(`"${page}"`);
  });

  it.each(['/images/about', '/sharing', '/about/index'])('accepts the address %s', (path) => {
    expect(placesAfter({ 'pages/about.json#/path': path })).toEqual([]);
  });
});
