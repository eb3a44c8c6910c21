import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter, problemsAfter } from '../testing/tiny-site.ts';

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

  it('is told once where another text writes the name in both languages', () => {
    const top = {
      'locales/en.json#/home/top/title': 'Veldora',
      'locales/es.json#/home/top/title': 'Veldora',
    };
    const found = placesAfter({ ...names, ...top, [source]: 'Veldora', [place]: 'Velldora' });
    expect(found.filter((told) => told.endsWith(place))).toEqual([`content/misspelt-name ${place}`]);
  });

  it.each([
    ['Vledora sends it', 'Vledora la envía'],
    ['We send it to Veldroa', 'La enviamos'],
    ['Send it', 'La enviamos a Vedora hoy'],
  ])('reports one that no language writes right, once: %s – %s', (en, es) => {
    const words = { [source]: en, [place]: es };
    const found = problemsAfter({ ...names, ...tinyLock(words), ...words });
    expect(found).toMatchObject([{ check: 'content/misspelt-name', suggestion: 'Veldora' }]);
  });

  it('reports it once also when the translation was not looked at again', () => {
    const [en, es] = ['Veldora sends it', 'Veldora la envía'];
    const accepted = tinyLock({ ...names, [source]: en, [place]: es });
    const words = { [source]: en.replace('ld', 'dl'), [place]: es.replace('ld', 'dl') };
    expect(placesAfter({ ...names, ...accepted, ...words })).toEqual([`content/misspelt-name ${source}`]);
  });

  it('reports the name of the site in small letters, wherever it stands', () => {
    const site = { 'site.config.json#/name': 'Veldora' };
    const words = { [source]: 'Veldora sends it', [place]: 'La envía veldora' };
    expect(placesAfter({ ...names, ...site, ...words })).toContain(`content/misspelt-name ${place}`);
  });

  it('lets a word stand that German writes large', () => {
    const changes = {
      'site.config.json#/names': ['Cups', 'Croissant'],
      'site.config.json#/locales/1/locale': 'de',
      'locales/es.json': undefined,
      'locales/de.json': { about: { send: 'Ein Croissant von gestern' } },
    };
    expect(placesAfter({ ...changes, [source]: 'A croissant of yesterday' }).join()).not.toContain(
      'misspelt-name',
    );
  });

  it.each([
    ['Veldora of the day', 'La veldora del día'],
    ['Send it to Veldora', 'Envía a Veldora'],
    ['Send it to Veldora', 'Vledora: envía a Veldora'],
    ['Send it', 'Lo que veldora el alma'],
    ['Send it to Veldora', 'Envía a veldora.example'],
    ['Send it to Cups', 'Envía a tazas'],
    ['Veldor sends it', 'La envía'],
    ['All Veldoras send it', 'La envían'],
    ['VELDORA', 'VELDORA'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));
});
