import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

const words = (en: string, es: string) => ({
  'locales/en.json#/about/send': 'Write to us about anything',
  'locales/es.json#/about/send': 'Éscríbánós dé tódó, cúándó séá',
  'locales/en.json#/about/sending': en,
  'locales/es.json#/about/sending': es,
});

describe('i18n/copied-text', () => {
  it('reports a translation with the words of another text: the one that fits its source less', () => {
    expect(placesAfter(words('Gone', 'Éscríbánós dé tódó, cúándó séá'))).toEqual([
      'i18n/copied-text locales/es.json#/about/sending',
    ]);
  });

  it.each([
    ['is short', 'Gone', 'Yá'],
    ['has a source that says much the same', 'Write us anything', 'Éscríbánós dé tódó, cúándó séá'],
  ])('lets stand what %s', (_, en, es) => expect(placesAfter(words(en, es))).toEqual([]));

  it('reports two translations of which each is the word of the other', () => {
    const changes = {
      'locales/en.json#/about/cups': 'Dubai',
      'locales/es.json#/about/cups': 'América',
      'locales/en.json#/about/other': 'America',
      'locales/es.json#/about/other': 'Dubái',
    };
    expect(placesAfter(changes)).toEqual(['i18n/copied-text locales/es.json#/about/cups']);
    const right = {
      ...changes,
      'locales/es.json#/about/cups': 'Dubái',
      'locales/es.json#/about/other': 'América',
    };
    expect(placesAfter(right)).toEqual([]);
  });
});
