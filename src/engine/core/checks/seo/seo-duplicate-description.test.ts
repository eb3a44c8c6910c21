import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

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
