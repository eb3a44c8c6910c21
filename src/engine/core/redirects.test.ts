import { describe, expect, it } from 'vitest';
import { redirectOf, redirectsOf, withQuery } from './redirects.ts';
import { buildRoutes } from './routes.ts';
import { tinyConfig, tinyPages } from './testing/tiny-site.ts';

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
