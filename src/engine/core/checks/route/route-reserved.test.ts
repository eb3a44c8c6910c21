import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { placesAfter, tinySite } from '../testing/tiny-site.ts';

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
    ['/about/index.html', 'about'],
    ['/index.html', 'home'],
    ['/404.html', 'lost'],
  ])('reports the file public%s, which would stand in the place of the page "%s"', (url, page) => {
    const site = tinySite();
    const told = checkSite({ ...site, assets: { ...site.assets, [url]: { url } } });
    expect(told).toMatchObject([{ check: 'route/reserved', file: `public${url}` }]);
    expect(told[0]?.message).toContain(`"${page}"`);
  });

  it('leaves it open whether a page or a folder of files gets another name', () => {
    const site = tinySite();
    const url = '/about/menu.pdf';
    const [told, ...more] = checkSite({ ...site, assets: { ...site.assets, [url]: { url } } });
    expect(more.map(({ check }) => check)).not.toContain('route/reserved');
    expect(told).toMatchObject({ check: 'route/reserved', file: 'pages/about.json' });
    expect(told?.message).toContain('Give this page another address, or that folder another name.');
  });

  it.each(['/images/about', '/sharing', '/about/index'])('accepts the address %s', (path) => {
    expect(placesAfter({ 'pages/about.json#/path': path })).toEqual([]);
  });
});
