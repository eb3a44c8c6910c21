import { describe, expect, it } from 'vitest';
import { tinyConfig, tinyPage, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import type { PageFile } from '../../src/engine/core/types.ts';
import type { SiteConfig } from '../../src/generated/types.ts';
import { namesOfChanges } from './names-of-changes.ts';

const other = tinyPage('other', { path: '/other' });
const config: SiteConfig = { ...tinyConfig, redirects: {} };

/** What is searched for after a change of pages, on a site with another page. */
const namesOf = (change: PageFile[], more: Partial<SiteConfig> = {}) =>
  namesOfChanges(
    [change],
    tinySource({ config: { ...config, ...more }, pages: [other, ...change.slice(-1)] }),
  );

const news = tinyPage('news', { path: '/our/news' });
const entry = (rest: object = {}): PageFile => {
  const page = tinyPage('first', rest);
  return { ...page, file: 'pages/posts/first.json', collection: 'posts', slug: 'first' };
};
const posts = { collections: { ...config.collections, posts: { path: '/posts/{slug}' } } };

describe('whom a change of a page concerns', () => {
  it('are those that lead to it, by its name, a fact, or an address it has or had, when it comes or moves', () => {
    expect(namesOf([news])).toEqual(
      expect.arrayContaining(['page:%{', 'page:news', '/our/news', '/our-es/news']),
    );
    const moved = namesOf([news, tinyPage('news', { path: '/their/news' })]);
    expect(moved).toEqual(expect.arrayContaining(['page:news', '/our/news', '/their/news']));
    expect(namesOf([news, tinyPage('news', { path: '/our/news', draft: true })])).toContain('page:news');
  });

  it('is nobody when only what search engines are told is another', () => {
    const meta = { title: 'Other', description: 'Other' };
    expect(namesOf([news, tinyPage('news', { path: '/our/news', meta })])).toEqual([]);
  });

  it('are those that list it, when it is an entry whose card or place is another', () => {
    expect(namesOf([entry(), entry({ order: 5 })], posts)).toEqual(['collection:posts']);
    expect(namesOf([entry()], posts)).toEqual(expect.arrayContaining(['page:first', 'collection:posts']));
  });

  it.each<[string, PageFile[], Partial<SiteConfig>]>([
    ['the configuration leads to it', [news], { notFound: 'page:news' }],
    ['the frame lists it', [entry()], { ...posts, titlePattern: 'collection:posts' }],
    ['another page has its address, which one of both hides', [tinyPage('plain', { path: '/other' })], {}],
    ['all trails begin there', [tinyPage('start', { path: '/' })], {}],
    ['it has a card, and lies in no collection', [tinyPage('card', { card: {} as never })], {}],
    ['its address may be written in several ways', [tinyPage('year', { path: '/año' })], {}],
  ])('may be all pages: %s', (_, change, more) => {
    expect(namesOf(change, more)).toBeUndefined();
  });

  it('is not all pages where a redirect leads to it: files are made of all redirects each time', () => {
    expect(namesOf([news], { redirects: { '/old': 'page:news' } })).toEqual(namesOf([news]));
  });

  it('is no reason to fail where values are of the wrong kind', () => {
    const wrong = { path: 5, paths: 'es', locales: 'en', meta: null } as never;
    expect(() => namesOf([news, tinyPage('news', wrong)])).not.toThrow();
  });
});
