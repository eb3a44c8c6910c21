import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('seo/duplicate-title', () => {
  it('leaves the key of another page to i18n/misplaced-key', () => {
    const changes = { 'pages/home.json#/meta/title': 't:about.title' };
    expect(placesAfter(changes)).toEqual(['i18n/misplaced-key pages/home.json#/meta/title']);
  });

  it('reports the same words under two keys where they stand', () => {
    const changes = { 'locales/en.json#/home/meta/title': 'About us' };
    expect(placesAfter(changes)).toEqual(['seo/duplicate-title locales/en.json#/home/meta/title']);
    expect(messagesAfter(changes)[0]).toContain(
      'The page "about" (pages/about.json) has the same title in "en"',
    );
  });

  it('leaves words that were written over since they were translated to i18n/stale', () => {
    const changes = { 'locales/en.json#/about/title': 'Cups' };
    expect(placesAfter({ ...tinyLock(), ...changes })).toEqual(['i18n/stale locales/en.json#/about/title']);
    const other = { 'locales/en.json#/home/meta/title': 'About us' };
    expect(placesAfter({ ...tinyLock(), ...other })).toEqual(['i18n/stale locales/en.json#/home/meta/title']);
  });

  it('tells it on the page whose title is of another group than its description', () => {
    const changes = {
      'pages/lost.json#/meta/title': 't:home.meta.title',
      'pages/lost.json#/meta/description': 't:lost.title',
    };
    const told = placesAfter(changes).filter((place) => place.startsWith('seo/duplicate-title'));
    expect(told).toEqual(['seo/duplicate-title pages/lost.json#/meta/title']);
  });

  it('tells it on the page whose title nobody has translated yet, whichever file comes first', () => {
    const about = tinySite().pages.find(({ document }) => document.id === 'about')?.document;
    const copy = { ...about, id: 'zoo', path: '/zoo', meta: { ...about?.meta, title: 't:zoo.title' } };
    const first = { ...copy, id: 'aaa', path: '/aaa' };
    const words = { 'locales/en.json#/zoo': { title: 'About us' } };
    const told = (changes: object) =>
      placesAfter({ ...tinyLock(), ...words, ...changes }).filter((place) =>
        place.startsWith('seo/duplicate-t'),
      );
    expect(told({ 'pages/zoo.json': copy })).toEqual(['seo/duplicate-title locales/en.json#/zoo/title']);
    expect(told({ 'pages/aaa.json': first })).toEqual(['seo/duplicate-title locales/en.json#/zoo/title']);
  });

  it('tells it on the page whose file is called like a copy of the other', () => {
    const news = { ...tinySite().pages[0]?.document, meta: { title: 'Veldora', description: 'Veldora' } };
    const told = placesAfter({
      'site.config.json#/names': ['Cups', 'Veldora'],
      'pages/news-two.json': { ...news, id: 'news-two', path: '/news-two' },
      'pages/news.json': { ...news, id: 'news', path: '/news' },
    }).filter((place) => place.startsWith('seo/duplicate'));
    expect(told).toEqual(['seo/duplicate-title pages/news-two.json#/meta/title']);
  });

  it('tells it on the copy of a page whose texts are called as the beginning of its id', () => {
    const about = tinySite().pages.find(({ document }) => document.id === 'about')?.document;
    const page = (id: string) => ({ ...about, id, path: `/${id}` });
    const link = 'page:about-us';
    const told = placesAfter({
      'pages/about.json': undefined,
      'pages/a-copy.json': page('a-copy'),
      'pages/about-us.json': page('about-us'),
      'pages/home.json#/sections/0/props/button/link': link,
      'site.config.json#/layout/after/0/props/button/link': link,
    }).filter((place) => place.startsWith('seo/duplicate'));
    expect(told).toEqual(['seo/duplicate-title pages/a-copy.json#/meta/title']);
  });

  it('tells it on the page whose texts are all called as the other', () => {
    const about = tinySite().pages.find(({ document }) => document.id === 'about')?.document;
    const copy = { ...about, id: 'abc', path: '/abc' };
    const told = placesAfter({ 'pages/abc.json': copy }).filter((place) => place.startsWith('seo/duplicate'));
    expect(told).toEqual(['seo/duplicate-title pages/abc.json#/meta/title']);
  });
});

describe('seo/duplicate-description', () => {
  it('reports the same words under two keys where they stand', () => {
    const words = 'All our cups, made with care in one small workshop near the sea';
    const changes = {
      'locales/en.json#/about/description': words,
      'locales/es.json#/about/description': 'Quiénes somos, dónde está nuestro taller y cómo escribirnos',
    };
    expect(placesAfter(changes)).toEqual([
      'seo/duplicate-description locales/en.json#/home/meta/description',
    ]);
  });

  it('leaves the key of another page to i18n/misplaced-key', () => {
    const changes = { 'pages/home.json#/meta/description': 't:about.description' };
    expect(placesAfter(changes)).toEqual(['i18n/misplaced-key pages/home.json#/meta/description']);
  });
});
