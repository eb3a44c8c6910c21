import { describe, expect, it } from 'vitest';
import { tinyLock } from './testing/tiny-lock.ts';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) =>
  placesAfter({ [source]: en, [place]: es }).filter((found) => found.startsWith('i18n/number-mismatch'));

describe('i18n/number-mismatch', () => {
  it('reports a number that a translation gives otherwise', () => {
    expect(told('Send 1,450 points', 'Envía 2,450 puntos')).toEqual([`i18n/number-mismatch ${place}`]);
    expect(messagesAfter({ [source]: 'Send 20 of 30', [place]: 'Envía 30 de 40' })).toContain(
      'This text says 40 where "en" says 20. Write the same number in both.',
    );
  });

  it.each([
    ['Send 1,450.5 points', 'Envía 1.450,5 puntos'],
    ['30 of 20', '20, luego 30'],
    ['2 nights, 2 guests', 'Dos noches, 2 huéspedes'],
    ['Until 5 PM', 'Hasta las 17:00'],
    ['Since %{year}, 24/7', 'Desde %{year}, 24/7'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));

  it('reports the text of the default language when that has changed', () => {
    const words = { [source]: 'Send 20 points', [place]: 'Envía 20 puntos' };
    const after = { ...tinyLock(words), ...words, [source]: 'Send 30 points' };
    expect(placesAfter(after)).toEqual([`i18n/number-mismatch ${source}`]);
  });
});
