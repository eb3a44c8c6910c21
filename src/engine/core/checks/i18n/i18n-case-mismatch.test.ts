import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) =>
  placesAfter({ [source]: en, [place]: es }).filter((found) => found.startsWith('i18n/case-mismatch'));

describe('i18n/case-mismatch', () => {
  it.each([
    ['Send it', 'envíalo'],
    ['Send it', 'ENVÍALO HOY MISMO'],
  ])('reports: %s – %s', (en, es) => expect(told(en, es)).toEqual([`i18n/case-mismatch ${place}`]));

  it('reports a source in capitals throughout, at itself', () => {
    expect(told('SEND IT TODAY', 'Envíalo hoy')).toEqual([`i18n/case-mismatch ${source}`]);
  });

  it.each([
    ['Send it', 'Envíalo'],
    ['send it', 'Envíalo'],
    ['SEND IT NOW', 'ENVÍALO YA MISMO'],
    ['Send SMS', 'SMS'],
    ['Address', 'cups.example/r/elena'],
    ['Mon–Fri, 9 to 5', 'lun–vie, de 9 a 17'],
    ['Since %{year}', '%{year} y después'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));

  it('says what differs', () => {
    expect(messagesAfter({ [place]: 'énvíár' })).toEqual([
      'This text begins with a small letter, unlike in "en". Write both alike.',
    ]);
  });

  describe('a capital in front of a text that begins small elsewhere', () => {
    const within = { 'locales/es.json#/about/again': 'Una taza menos hoy' };
    const begun = (changes: Record<string, string>) =>
      placesAfter({ ...within, ...changes }).filter((found) => found.startsWith('i18n/case-mismatch'));

    it('is reported when the word is written small within another text', () => {
      expect(begun({ [source]: 'fewer cups', [place]: 'Menos tazas' })).toEqual([
        `i18n/case-mismatch ${place}`,
      ]);
    });

    it('may stand before a name, and where several texts have one', () => {
      expect(begun({ [source]: 'cups of Lima', [place]: 'Lima y sus tazas' })).toEqual([]);
      const another = {
        'locales/en.json#/about/close': 'fewer of all',
        'locales/es.json#/about/close': 'Menos de todo',
      };
      expect(begun({ [source]: 'fewer cups', [place]: 'Menos tazas', ...another })).toEqual([]);
    });
  });
});
