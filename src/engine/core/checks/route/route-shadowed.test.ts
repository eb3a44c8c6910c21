import { describe, expect, it } from 'vitest';
import { type Changes, messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('route/shadowed', () => {
  const withNews = (path: string, paths = {}) => ({
    'site.config.json#/collections/news': { path, paths },
    'pages/about.json#/sections/0/props/cards': 'collection:news',
  });
  const places = (changes: Changes) => placesAfter(changes).filter((place) => place.startsWith('route/'));

  it('reports two collections of one pattern', () => {
    expect(places(withNews('/products/{slug}'))).toEqual([
      'route/shadowed site.config.json#/collections/news/path',
    ]);
  });

  it('reports a pattern that covers another, in any language', () => {
    expect(places(withNews('/news/{slug}', { es: '/taza-news-{slug}-es' }))).toEqual([
      'route/shadowed site.config.json#/collections/news/paths/es',
    ]);
    expect(messagesAfter(withNews('/products/{slug}')).join()).toContain(
      'of the collection "products" covers',
    );
  });

  it('accepts patterns that can be told apart', () => {
    expect(places(withNews('/news/{slug}', { es: '/noticia-{slug}-es' }))).toEqual([]);
  });
});
