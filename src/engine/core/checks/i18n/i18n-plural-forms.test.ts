import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

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

  it('reports forms that only a translation has at the translation, when its source is what it was made from', () => {
    const [en, es] = ['locales/en.json#/home/cups/title', 'locales/es.json#/home/cups/title'];
    const words = { [en]: '%{smart_count} cups', [es]: '%{smart_count} tázás' };
    const accepted = { ...tinyLock(words), ...words };
    const changes = { ...accepted, [es]: 'Úná tázá |||| %{smart_count} tázás' };
    expect(placesAfter(changes)).toEqual([`i18n/plural-forms ${es}`]);
    expect(messagesAfter(changes)[0]).toContain('has 2 forms here, and in "en" 1.');
  });

  it('counts no forms of which one is empty', () => {
    const title = 'locales/es.json#/home/cups/title';
    const words = {
      [title]: '|||| %{smart_count} tázás',
      'locales/en.json#/home/cups/title': '%{smart_count} cups',
    };
    expect(placesAfter(words)).toEqual([`i18n/invalid-message ${title}`]);
  });

  it('tells of forms that no number chooses between only this', () => {
    const words = 'locales/en.json#/home/cups/words';
    expect(placesAfter({ [words]: 'Done. |||| Done.s' })).toEqual([`i18n/plural-forms ${words}`]);
  });
});
