import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const names = ['send', 'sending', 'thanks'];

/** Three texts in English and in Spanish. */
const words = (english: string[], spanish: string[]) =>
  Object.fromEntries(
    names.flatMap((name, index) => [
      [`locales/en.json#/about/${name}`, english[index] ?? ''],
      [`locales/es.json#/about/${name}`, spanish[index] ?? ''],
    ]),
  );

const points = (...spanish: string[]) => words(['Points', 'Points', 'Points'], spanish);

describe('content/misspelt-text', () => {
  it('reports a translation that is a letter from what the same text is elsewhere', () => {
    expect(problemsAfter(points('Puuntos', 'Puntos', 'Puntos'))).toMatchObject([
      { check: 'content/misspelt-text', pointer: '/about/send', suggestion: 'Puntos' },
    ]);
  });

  it('reports the second of two', () => {
    expect(placesAfter(words(['Points', 'Points', 'Thanks'], ['Puntos', 'Pnutos', 'Gracias']))).toEqual([
      'content/misspelt-text locales/es.json#/about/sending',
    ]);
  });

  it('reports the one of two that has changed since it was translated', () => {
    const accepted = tinyLock(words(['Points', 'Points', 'Thanks'], ['Puntos', 'Puntos', 'Gracias']));
    const told = (...spanish: string[]) =>
      problemsAfter({ ...accepted, ...words(['Points', 'Points', 'Thanks'], [...spanish, 'Gracias']) });
    const slip = { check: 'content/misspelt-text', pointer: '/about/send', suggestion: 'Puntos' };
    expect(told('Pnutos', 'Puntos')).toMatchObject([slip]);
    expect(told('Punntos', 'Puntos')).toMatchObject([slip]);
    expect(told('Puntoss', 'Puntos')).toMatchObject([slip]);
    expect(told('Punto', 'Puntos')).toMatchObject([{ check: 'i18n/changed-letter' }]);
  });

  it('lets stand two things that are one word in a language, where another language tells them apart', () => {
    const { locales } = tinySite().config;
    const german = words(['Prices', 'Prizes', 'Thanks'], ['Preise', 'Preise', 'Danke']);
    const italian = (send: string, sending: string) => ({
      'site.config.json#/locales': [
        ...locales,
        { locale: 'it', name: 'Italiano', suffix: '-it', dir: 'ltr' },
      ],
      'locales/it.json': { about: { send, sending } },
    });
    const told = (changes: object) =>
      placesAfter({ ...german, ...changes }).filter((found) => found.startsWith('content/misspelt-text'));
    expect(told(italian('Prezzi', 'Premi'))).toEqual([]);
    expect(told(italian('Prezzi', 'Prezzo'))).toEqual([
      'content/misspelt-text locales/en.json#/about/sending',
    ]);
  });

  it('reports the default language where the translations are the same, and not that its text has changed', () => {
    const spanish = ['Puntos', 'Puntos', 'Puntos'];
    const before = words(['Points', 'Points', 'Points'], spanish);
    const slip = words(['Points', 'Pionts', 'Points'], spanish);
    expect(placesAfter({ ...tinyLock(before), ...slip })).toEqual([
      'content/misspelt-text locales/en.json#/about/sending',
    ]);
  });

  it.each([
    ['other endings', ['Cerrado', 'Cerrada', 'Cerrados']],
    ['short words', ['sol', 'sal', 'ser']],
    ['capitals', ['Puntos', 'puntos', 'Puntos']],
    ['other words', ['Puntos', 'Cupones', 'Tarjetas']],
  ])('lets stand %s', (_, spanish) => {
    expect(placesAfter(points(...spanish)).join()).not.toContain('content/misspelt-text');
  });
});
