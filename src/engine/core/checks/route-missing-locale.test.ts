import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('route/missing-locale', () => {
  it('reports a language that the site has not', () => {
    const changes = { 'pages/lost.json#/locales': ['en', 'es', 'fr'] };
    expect(placesAfter(changes)).toEqual(['route/missing-locale pages/lost.json#/locales/2']);
  });

  it('reports an address in a language that the site has not', () => {
    const changes = { 'pages/lost.json#/paths': { eS: '/perdido-es' } };
    expect(placesAfter(changes)).toEqual(['route/missing-locale pages/lost.json#/paths/eS']);
  });

  it('reports addresses of a collection in a language that the site has not', () => {
    const paths = 'site.config.json#/collections/products/paths';
    expect(placesAfter({ [paths]: { fr: '/tasse-{slug}' } })).toEqual([`route/missing-locale ${paths}/fr`]);
  });

  it('reports a list of languages by other names once', () => {
    expect(placesAfter({ 'pages/lost.json#/locales': ['English', 'Spanish'] })).toEqual([
      'route/missing-locale pages/lost.json#/locales',
    ]);
  });
});
