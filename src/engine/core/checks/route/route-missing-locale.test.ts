import { describe, expect, it } from 'vitest';
import { lockFile } from '../../file-names.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

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

  it('says of a language that was removed that its lines go as well, and guesses no other', () => {
    const removed = {
      ...tinyLock(),
      'site.config.json#/locales': [{ locale: 'en', name: 'English', suffix: '', dir: 'ltr' }],
      'locales/es.json': undefined,
      'pages/lost.json#/paths': { es: '/perdido-es' },
    };
    const told = problemsAfter(removed).filter(({ check }) => check === 'route/missing-locale');
    expect(told.map(({ message }) => message)).toContain(
      'Page "lost": The site has no language "es" any more. Remove this line, as "npm run content -- delete locale es" does by itself.',
    );
    expect(told.flatMap(({ suggestion }) => suggestion ?? [])).toEqual([]);
    expect(problemsAfter(removed).filter(({ file }) => file === lockFile)).toEqual([]);
  });

  it('reports a list of languages by other names once', () => {
    expect(placesAfter({ 'pages/lost.json#/locales': ['English', 'Spanish'] })).toEqual([
      'route/missing-locale pages/lost.json#/locales',
    ]);
  });
});
