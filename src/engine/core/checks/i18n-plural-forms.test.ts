import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('i18n/plural-forms', () => {
  it('reports a counted text with one form where the language needs two', () => {
    const changes = { 'locales/es.json#/home/cups/title': '%{smart_count} tazas' };
    expect(placesAfter(changes)).toEqual(['i18n/plural-forms locales/es.json#/home/cups/title']);
    expect(messagesAfter(changes)[0]).toContain('has 1 form. The language "es" needs 2 forms');
  });

  it('reports a form too many', () => {
    const changes = { 'locales/en.json#/home/cups/title': 'a |||| %{smart_count} b |||| c' };
    expect(placesAfter(changes)).toEqual(['i18n/plural-forms locales/en.json#/home/cups/title']);
  });

  it('reports forms that no number chooses between', () => {
    const changes = {
      'locales/en.json#/home/cups/words': 'a |||| b',
      'locales/es.json#/home/cups/words': 'a |||| b',
    };
    expect(placesAfter(changes)).toEqual(['i18n/plural-forms locales/en.json#/home/cups/words']);
    expect(messagesAfter(changes)[0]).toContain('Leave one form and no ||||, or write ?smart_count=');
  });
});
