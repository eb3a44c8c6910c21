import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('i18n/type-mismatch', () => {
  it('reports a text where the default language has a group, and nothing that follows', () => {
    const changes = { 'locales/es.json#/home/top': 'x' };
    expect(placesAfter(changes)).toEqual(['i18n/type-mismatch locales/es.json#/home/top']);
  });

  it('reports a group where the default language has a text', () => {
    const changes = { 'locales/es.json#/home/top/title': { a: 'x' } };
    expect(placesAfter(changes)).toEqual(['i18n/type-mismatch locales/es.json#/home/top/title']);
  });
});
