import { describe, expect, it } from 'vitest';
import { tinyConfig, tinyPage, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import { namesOfRedirects, redirectsSince } from './names-of-redirects.ts';

describe('edited redirects', () => {
  it('are those that came, went, or lead elsewhere', () => {
    const before = { '/a': 'page:home', '/b': 'page:home', '/c': 'page:home' };
    const now = { '/a': 'page:home', '/b': 'page:about', '/d': 'page:home' };
    expect(redirectsSince(before, now)).toEqual(['/b', '/c', '/d']);
    expect(redirectsSince(before, { ...before })).toEqual([]);
    expect(redirectsSince(undefined, 5 as never)).toEqual([]);
  });

  it('concern the documents that still lead to an old address, which may be made of facts', () => {
    const config = { ...tinyConfig, redirects: { '/old/place': 'page:home' } };
    const source = tinySource({ config, pages: [tinyPage('home', { path: '/' })] });
    expect(namesOfRedirects([], source)).toEqual([]);
    const names = namesOfRedirects(['/old/place'], source);
    expect(names?.[0]).toBe('/old/place');
    expect(names?.[1]).toBeInstanceOf(RegExp);
  });

  it('may concern all pages where words or the frame lead to one, or its address is written in other letters', () => {
    const locales = { en: { more: 'See /old' }, es: {} };
    expect(namesOfRedirects(['/old'], tinySource({ locales }))).toBeUndefined();
    expect(namesOfRedirects(['/viejo/año'], tinySource({}))).toBeUndefined();
    const many = Array.from({ length: 51 }, (_, index) => `/old-${index}`);
    expect(namesOfRedirects(many, tinySource({}))).toBeUndefined();
  });
});
