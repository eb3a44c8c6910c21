import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('i18n/unused-key', () => {
  it('reports a key that no page shows, once', () => {
    const changes = { 'locales/en.json#/home/old': 'Old', 'locales/es.json#/home/old': 'Viejo' };
    expect(placesAfter(changes)).toEqual(['i18n/unused-key locales/en.json#/home/old']);
    expect(messagesAfter(changes)[0]).toBe(
      'No page shows "home.old". Remove it from every locale file: npm run content -- delete key home.old',
    );
  });

  it('reports words that inline words keep from being shown', () => {
    const changes = { 'locales/en.json#/cup': { title: 'Cup' } };
    expect(placesAfter(changes)).toEqual(['i18n/unused-key locales/en.json#/cup/title']);
    expect(messagesAfter(changes)[0]).toContain('has its words in pages/products/cup.json itself');
  });

  it('reports the keys of a section that was removed', () => {
    const changes = {
      'pages/lost.json#/sections/0/props/title': 't:lost.meta',
      'pages/lost.json#/meta/title': 't:lost.meta',
      'pages/lost.json#/meta/description': 't:lost.meta',
      'locales/en.json#/lost/meta': 'x',
      'locales/es.json#/lost/meta': 'x',
    };
    expect(placesAfter(changes)).toEqual(['i18n/unused-key locales/en.json#/lost/title']);
  });

  it('is mended by itself only when the words were shown before: new ones wait for their page', () => {
    const old = { 'locales/en.json#/home/old': 'Old', 'locales/es.json#/home/old': 'Viejo' };
    const fixes = (lock: object) => problemsAfter({ ...lock, ...old }).map(({ fix }) => fix);
    expect(fixes(tinyLock(old))).toEqual([{ remove: true }]);
    expect(fixes({})).toEqual([{ remove: true }]);
    const told = problemsAfter({ ...tinyLock(), ...old }).filter(({ check }) => check === 'i18n/unused-key');
    expect(told.map(({ fix }) => fix)).toEqual([undefined]);
    expect(told[0]?.message).toContain(
      'Name it on the page where it belongs, or take its line out of every locale file.',
    );
  });
});
