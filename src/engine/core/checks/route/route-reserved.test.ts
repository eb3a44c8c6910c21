import { describe, expect, it } from 'vitest';
import { dataFolder, dataPath } from '../../addresses/output-paths.ts';
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

  it.each([
    ['/robots.txt', 'The build makes "/robots.txt" itself'],
    ['/_redirects', 'of "redirects" in site.config.json'],
    [dataPath('/about'), `Give "public/${dataFolder}" another name.`],
    ['/assets', 'Give "public/assets" another name.'],
    ['/products', 'A folder of this name is needed for "/products/'],
    ['/about.html/notes.txt', 'Give "public/about.html" another name.'],
    ['/about', 'in the place of the page "about"'],
  ])('reports the file public%s, which stands where the build makes something', (url, words) => {
    const site = tinySite();
    const told = checkSite({ ...site, assets: { ...site.assets, [url]: { url } } });
    expect(told).toMatchObject([{ check: 'route/reserved', file: `public${url}` }]);
    expect(told[0]?.message).toContain(words);
  });

  it('reports a folder of files that stands where the build makes something once', () => {
    const site = tinySite();
    const urls = ['/share/en/about.png', '/share/en/home.png', '/sitemap.xml/a.txt', '/sitemap.xml/b.txt'];
    const assets = Object.fromEntries(urls.map((url) => [url, { url }]));
    expect(checkSite({ ...site, assets: { ...site.assets, ...assets } })).toHaveLength(2);
  });

  it.each(['/_headers', '/favicon.ico', '/.well-known/security.txt'])(
    'accepts the file public%s, which this site is built without',
    (url) => {
      const site = tinySite();
      expect(checkSite({ ...site, assets: { ...site.assets, [url]: { url } } })).toEqual([]);
    },
  );

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
