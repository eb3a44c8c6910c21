import { describe, expect, it } from 'vitest';
import { placesAfter, problemsAfter } from './testing/tiny-site.ts';

const names = { 'site.config.json#/names': ['Cups', 'Veldora'] };
const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) =>
  placesAfter({ ...names, [source]: en, [place]: es }).filter((found) =>
    found.startsWith('content/misspelt-name'),
  );

describe('content/misspelt-name', () => {
  it.each(['Envía a Vledora', 'Envía a veldora', 'Envía a Veldor'])(
    'reports in a translation: %s',
    (words) => {
      expect(told('Send it to Veldora', words)).toEqual([`content/misspelt-name ${place}`]);
    },
  );

  it('reports in the default language, and knows what is meant', () => {
    expect(
      problemsAfter({ ...names, [source]: 'Send it to Vledora', [place]: 'Envía a Veldora' }),
    ).toMatchObject([{ check: 'content/misspelt-name', file: 'locales/en.json', suggestion: 'Veldora' }]);
  });

  it.each([
    ['Send it to Veldora', 'Envía a Veldora'],
    ['Send it to Veldora', 'Vledora: envía a Veldora'],
    ['Send it', 'Lo que veldora el alma'],
    ['Send it to Veldora', 'Envía a veldora.example'],
    ['Send it to Cups', 'Envía a tazas'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));
});
