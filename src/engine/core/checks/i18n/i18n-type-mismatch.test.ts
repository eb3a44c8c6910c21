import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('i18n/type-mismatch', () => {
  it('reports a text where the default language has a group, and nothing that follows', () => {
    const changes = { 'locales/es.json#/home/top': 'x' };
    expect(placesAfter(changes)).toEqual(['i18n/type-mismatch locales/es.json#/home/top']);
  });

  it('reports a group where the default language has a text', () => {
    for (const group of [{ a: 'x' }, { title: 'x' }]) {
      const changes = { 'locales/es.json#/home/top/title': group };
      expect(placesAfter(changes)).toEqual(['i18n/type-mismatch locales/es.json#/home/top/title']);
    }
  });

  it('does not ask for the words of another language', () => {
    expect(messagesAfter({ 'locales/es.json#/home/top/title': { a: 'x', b: 'y' } })).toEqual([
      '"home.top.title" is a group of texts here and a text in locales/en.json. Write a text here, too, in the language of this file: "title": "…".',
    ]);
  });

  it('reports a text where the pages name a group whose words they hold themselves', () => {
    const changes = { 'locales/es.json#/cup': 'Una taza' };
    expect(placesAfter(changes)).toEqual(['i18n/type-mismatch locales/es.json#/cup']);
    expect(messagesAfter(changes)).toEqual([
      '"cup" is a text here and a group of texts on the pages. Write it as there: "cup": { "title": "…", … }.',
    ]);
  });

  it('reports a name that lost its end on the page', () => {
    const title = 'pages/products/cup.json#/features/0/title';
    const changes = { [title]: 't:cup|A cup' };
    expect(placesAfter(changes)).toEqual([`i18n/type-mismatch ${title}`]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:cup.title"?');
  });

  it('leaves a name with an end too many to i18n/missing-key', () => {
    const title = 'pages/products/cup.json#/features/0/title';
    expect(placesAfter({ [title]: 't:cup.title.text' })).toEqual([`i18n/missing-key ${title}`]);
  });
});
