import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('i18n/unused-key', () => {
  it('reports a key that no page shows, once', () => {
    const changes = { 'locales/en.json#/home/old': 'Old', 'locales/es.json#/home/old': 'Viejo' };
    expect(placesAfter(changes)).toEqual(['i18n/unused-key locales/en.json#/home/old']);
    expect(messagesAfter(changes)[0]).toContain('Name it on the page where it belongs, or remove it');
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
});
