import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('i18n/empty-value', () => {
  it('reports words that are only spaces', () => {
    const changes = { 'locales/es.json#/home/top/title': ' ' };
    expect(placesAfter(changes)).toEqual(['i18n/empty-value locales/es.json#/home/top/title']);
  });

  it.each(['en', 'es'])('reports words in "%s" that are only a sign that nobody sees', (locale) => {
    const place = `locales/${locale}.json#/home/top/title`;
    expect(placesAfter({ [place]: '\u200e' })).toEqual([`i18n/empty-value ${place}`]);
    expect(placesAfter({ [place]: ' \u3164' })).toEqual([`i18n/empty-value ${place}`]);
  });

  it('reports empty words', () => {
    const changes = { 'locales/en.json#/site/footer': '' };
    expect(placesAfter(changes)).toEqual(['i18n/empty-value locales/en.json#/site/footer']);
  });

  it('reports inline words that are empty', () => {
    const changes = { 'pages/products/cup.json#/features/0/title': 't:cup.title|' };
    expect(placesAfter(changes)).toEqual(['i18n/empty-value pages/products/cup.json#/features/0/title']);
  });
});
