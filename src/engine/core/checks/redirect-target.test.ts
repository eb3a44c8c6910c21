import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('redirect/target', () => {
  const place = (from: string) => `redirect/target site.config.json#/redirects/${from.replaceAll('/', '~1')}`;
  const redirected = (redirects: Record<string, string>) =>
    placesAfter({ 'site.config.json#/redirects': { '/menu': '/menu.pdf', ...redirects } });

  it('accepts pages, files and other sites', () => {
    expect(redirected({ '/a': 'page:about#story', '/b': '/menu.pdf', '/c': 'https://shop.example' })).toEqual(
      [],
    );
  });

  it('reports a target that does not exist', () => {
    expect(redirected({ '/a': '/abuot' })).toEqual([place('/a')]);
    expect(redirected({ '/a': 'page:abuot' })).toEqual(['ref/missing-entry site.config.json#/redirects/~1a']);
    expect(messagesAfter({ 'site.config.json#/redirects/~1a': '/abuot' }).join()).toContain(
      'Did you mean "page:about"?',
    );
  });

  it('reports an old address that is the address of a page', () => {
    expect(redirected({ '/about': 'page:home' })).toEqual([place('/about')]);
  });

  it('reports a chain and a circle', () => {
    expect(redirected({ '/a': '/b', '/b': 'page:about' })).toEqual([place('/a')]);
    expect(redirected({ '/a': '/a' })).toEqual([place('/a')]);
    expect(redirected({ '/a': '/b', '/b': '/a' })).toEqual([place('/a')]);
    expect(redirected({ '/z': '/a', '/a': '/b', '/b': '/a' })).toEqual([place('/a')]);
  });

  it('reports an old address that is no path', () => {
    expect(redirected({ 'a b': 'page:about' })).toEqual([place('a b')]);
  });
});
