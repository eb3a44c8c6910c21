import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/home/cups/words';
const long = 'Nós gústán mÚchísímó tódás lás tázás dél múndó éntéró, dé vérdád';

describe('i18n/expansion', () => {
  it('mentions a translation that is many times as long', () => {
    expect(placesAfter({ [place]: long })).toEqual([`i18n/expansion ${place}`]);
  });

  it('reports a translation of which most is lost, unless its language needs few signs', () => {
    const source = { 'locales/en.json#/home/cups/words': 'Prices in your own currency' };
    expect(placesAfter({ ...source, [place]: 'Précíós' })).toEqual([`i18n/expansion ${place}`]);
    expect(
      placesAfter({ ...source, [place]: '價格' }).filter((found) => found.includes('expansion')),
    ).toEqual([]);
  });

  it('reports a text that has lost all words beside its fact, in either language', () => {
    const told = (en: string, es: string, lock = {}) =>
      placesAfter({ 'locales/en.json#/home/cups/words': en, [place]: es, ...lock });
    expect(told('%{year} cups', '%{year}')).toEqual([`i18n/expansion ${place}`]);
    expect(told('%{year}', '%{year} tázás')).toEqual(['i18n/expansion locales/en.json#/home/cups/words']);
    expect(told('%{year}', '%{year}')).toEqual([]);
    const texts = { 'locales/en.json#/home/cups/words': '%{year} cups', [place]: '%{year}' };
    expect(told('%{year} cups', '%{year}', tinyLock(texts))).toEqual([]);
  });

  it('lets short words grow', () => {
    expect(placesAfter({ 'locales/es.json#/about/name': 'Córréó éléctrónícó' })).toEqual([]);
  });

  it('takes another factor from the settings', () => {
    const changes = { 'site.config.json#/checks': { 'i18n/expansion': { options: { factor: 9 } } } };
    expect(placesAfter({ ...changes, [place]: long })).toEqual([]);
  });
});
