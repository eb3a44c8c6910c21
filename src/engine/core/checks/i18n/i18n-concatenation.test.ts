import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('i18n/concatenation', () => {
  it('reports a sentence cut into two texts of one object', () => {
    const changes = {
      'locales/en.json#/about/thanks': 'Thank you for the',
      'locales/en.json#/about/again': 'cups again',
    };
    expect(placesAfter(changes)).toEqual(['i18n/concatenation locales/en.json#/about/thanks']);
  });

  it.each([
    ['Thank you', 'cups again'],
    ['Thank you for the', 'iPhone cups'],
  ])('lets texts that only stand side by side be: %s – %s', (thanks, again) => {
    const changes = { 'locales/en.json#/about/thanks': thanks, 'locales/en.json#/about/again': again };
    expect(placesAfter(changes)).toEqual([]);
  });
});
