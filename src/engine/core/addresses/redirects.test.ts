import { describe, expect, it } from 'vitest';
import { tinyConfig, tinyPages } from '../testing/tiny-site.ts';
import { redirectOf, redirectsOf, withQuery } from './redirects.ts';
import { buildRoutes } from './routes.ts';

const redirects = {
  '/old': 'page:contact',
  '/old-es': 'page:contact#form',
  '/shop': 'https://shop.example/',
};
const manifest = buildRoutes({ ...tinyConfig, redirects }, tinyPages);

describe('an old address', () => {
  it('leads to the page in the language of the old address', () => {
    expect(redirectOf(manifest, '/old')).toBe('/contact');
    expect(redirectOf(manifest, '/old-es')).toBe('/contact-es#form');
  });
  it('may lead to another site', () => {
    expect(redirectOf(manifest, '/shop')).toBe('https://shop.example/');
  });
  it('leads to an address as browsers ask for it, whatever alphabet it is written in', () => {
    const written = {
      '/old': 'https://example.com/日本 1',
      '/plan': '/menú.pdf',
      '/there': 'page:contact#año',
    };
    const encoded = buildRoutes({ ...tinyConfig, redirects: written }, tinyPages);
    expect(redirectsOf(encoded).map(({ to }) => to)).toEqual([
      'https://example.com/%E6%97%A5%E6%9C%AC%201',
      '/men%C3%BA.pdf',
      '/contact#a%C3%B1o',
    ]);
  });
  it('is one that the configuration names', () => {
    expect(redirectOf(manifest, '/contact')).toBeUndefined();
    expect(redirectOf(manifest, '/toString')).toBeUndefined();
    expect(redirectsOf(manifest).map(({ from }) => from)).toEqual(Object.keys(redirects));
  });
  it('is none while the page is not shown to which it leads', () => {
    const early = buildRoutes({ ...tinyConfig, redirects: { '/old': 'page:to-come' } }, tinyPages);
    expect([redirectOf(early, '/old'), redirectsOf(early)]).toEqual([undefined, []]);
  });
  it('keeps its query, before the place on the page', () => {
    expect(withQuery('/contact#form', '?a=1')).toBe('/contact?a=1#form');
    expect(withQuery('/contact?b=2', '?a=1')).toBe('/contact?b=2&a=1');
    expect(withQuery('/contact', '')).toBe('/contact');
  });
});
