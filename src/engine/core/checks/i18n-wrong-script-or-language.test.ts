import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const only = [`i18n/wrong-script-or-language ${place}`];

describe('i18n/wrong-script-or-language', () => {
  it.each([
    ['The solución', '"the" is a word of "en"'],
    ['Hablamos?', 'no ¿'],
    ['Hola!', 'no ¡'],
    ['SoluciÃ³n', 'wrong encoding'],
    ['Soluci�n', 'wrong encoding'],
    ['Sоlución', 'wrong encoding'],
  ])('reports "%s" once', (text, words) => {
    expect(placesAfter({ [place]: text })).toEqual(only);
    expect(messagesAfter({ [place]: text })[0]).toContain(words);
  });

  it('reports Spanish in the English file', () => {
    expect(placesAfter({ 'locales/en.json#/about/send': 'Enviar para una mesa' })).toEqual([
      'i18n/wrong-script-or-language locales/en.json#/about/send',
    ]);
  });

  it('lets names, addresses and whole Spanish stand', () => {
    const changes = { 'site.config.json#/names': ['Cups', 'Sound of the Sea'] };
    expect(
      placesAfter({
        ...changes,
        'locales/en.json#/about/send': 'Yes!',
        [place]: '¿Vienes a Sound of the Sea? ¡Sí!',
      }),
    ).toEqual([]);
    expect(placesAfter({ [place]: 'Mira https://cups.example/the?x=1' })).toEqual([]);
  });
});
