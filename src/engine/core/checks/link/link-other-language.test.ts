import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const change = { 'pages/about.json#/locales': ['en'] };

describe('link/other-language', () => {
  it('says how many links lead to the page in another language, where that was decided', () => {
    expect(placesAfter(change)).toEqual(['link/other-language pages/about.json#/locales']);
    expect(messagesAfter(change)[0]).toMatch(/from Español to this page in English, .*in /);
  });

  it('says nothing of a page that exists in all languages, or where something else is wrong', () => {
    for (const locales of [
      ['en', 'es'],
      ['en', 'fr'],
    ])
      expect(placesAfter({ 'pages/about.json#/locales': locales }).join()).not.toContain('other-language');
    const paths = { 'pages/about.json#/paths': { es: '/sobre' } };
    expect(placesAfter({ ...change, ...paths })).toEqual(['route/asymmetric pages/about.json#/paths/es']);
  });
});
