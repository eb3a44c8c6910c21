import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const source = 'locales/en.json#/about/send';
const place = 'locales/es.json#/about/send';
const told = (en: string, es: string) =>
  placesAfter({ [source]: en, [place]: es }).filter((found) => found.startsWith('i18n/number-mismatch'));

describe('i18n/number-mismatch', () => {
  it('reports a number that a translation gives otherwise', () => {
    expect(told('Send 1,450 points', 'Envía 2,450 puntos')).toEqual([`i18n/number-mismatch ${place}`]);
    expect(messagesAfter({ [source]: 'Send 20 of 30', [place]: 'Envía 30 de 40' })).toContain(
      'This text says 40 where "en" says 20. Write the same in both.',
    );
  });

  it.each([
    ['Until 5 p.m.', 'Hasta las 18 h'],
    ['From $20', 'Desde $30'],
    ['From $20', 'Desde 20 €'],
    ['Bake it at 350 °F', 'Hornear a 350 °C'],
    ['5 miles away', 'A 6 miles'],
    ['Day 6', 'Día'],
    ['3 nights · 2 guests', '3 noches · huéspedes'],
    ['8,100 pts', '8.100 8.100 pts'],
    ['Rewards that are worth the wait', 'Recompensas desde $99 que valen la espera'],
    ['With discounts', 'Con 50% de descuento'],
    ['The details', 'Los 30 detalles'],
    ['At least 10 letters, at most 500', 'Al menos letras, y como mucho 500'],
  ])('reports: %s – %s', (en, es) => expect(told(en, es)).toHaveLength(1));

  it.each([
    ['Send 1,450.5 points', 'Envía 1.450,5 puntos'],
    ['30 of 20', '20, luego 30'],
    ['2 nights, 2 guests', 'Dos noches, 2 huéspedes'],
    ['Until 5 PM', 'Hasta las 17:00'],
    ['From 7 a.m. to 5 p.m.', 'De 7 a 17 h'],
    ['From 9 to 12 and 2 to 6', 'De 9 h a 12 h y de 14 h a 18 h'],
    ['Valid from 5/1/2026', 'Válido desde el 01/05/2026'],
    ['Music of the 1990s', 'Música de los años 90'],
    ['Bake it at 350 °F', 'Hornear a 180 °C'],
    ['5 miles away', 'A 8 km'],
    ['Soap (5 oz)', 'Jabón (150 ml)'],
    ['From $20', 'Desde 18 €'],
    ['From $20', 'Desde 20 $'],
    ['From $20', 'Desde 20 dólares'],
    ['$20 or €20', '$20 (20 €)'],
    ['Day 6', 'El sexto día'],
    ['1 night', 'Una noche'],
    ['Six cups', '6 tazas'],
    ['A B2B portal, 24/7', 'Un portal para empresas, a toda hora'],
    ['100% yours', 'Tuyo por completo'],
    ['Yours entirely', '100% tuyo'],
    ['Half off', 'Al 50%'],
    ['Thirty details', 'Los 30 detalles'],
    ['Hundreds of details', 'Los 300 detalles'],
    ['Open all day', 'Abierto 24 h'],
    ['From 9am to 5pm', 'De 9 a.m. en adelante'],
    ['25 shops of 30', 'Veinticinco tiendas de 30'],
    ['Since %{year}, 24/7', 'Desde %{year}, 24/7'],
  ])('lets stand: %s – %s', (en, es) => expect(told(en, es)).toEqual([]));

  it('reports the text of the default language when that has changed', () => {
    const words = { [source]: 'Send 20 points', [place]: 'Envía 20 puntos' };
    const after = { ...tinyLock(words), ...words, [source]: 'Send 30 points' };
    expect(placesAfter(after)).toEqual([`i18n/number-mismatch ${source}`]);
  });

  const facts = (shops: string, en: string, es: string) =>
    placesAfter({
      'site.config.json#/facts/shops': shops,
      'site.config.json#/facts/shopsInWords': { en, es },
      'pages/home.json#/sections/0/props/title': 'Cups: %{shops}, %{shopsInWords}',
    }).filter((found) => found.startsWith('i18n/number-mismatch'));

  it('reports a fact with another number in one language, where it is not the one in figures', () => {
    const place = 'i18n/number-mismatch site.config.json#/facts/shops';
    expect(facts('1.1M', '1.1 million', '1.1 millones')).toEqual([]);
    expect(facts('1.1M', '1.1 million', '2.1 millones')).toEqual([`${place}InWords/es`]);
    expect(facts('1.1M', '2.1 million', '1.1 millones')).toEqual([`${place}InWords/en`]);
    expect(facts('1.2M', '1.1 million', '1.1 millones')).toEqual([place]);
    expect(facts('4–8', 'four to eight', 'cuatro a ocho')).toEqual([]);
  });

  it('reports a fact with another number in words', () => {
    const place = 'i18n/number-mismatch site.config.json#/facts/shops';
    expect(facts('4–8', 'four to eight', 'cinco a nueve')).toEqual([`${place}InWords/es`]);
    expect(facts('4–8', 'four to nine', 'cuatro a ocho')).toEqual([`${place}InWords/en`]);
    expect(facts('4–8', 'cinco a nueve', 'cuatro a ocho')).toEqual([`${place}InWords/en`]);
    expect(facts('4–9', 'four to eight', 'cuatro a ocho')).toEqual([place]);
    expect(facts('many', 'four to eight', 'cuatro a nueve')).toEqual([`${place}InWords/es`]);
  });

  it('reports facts with each other’s words once', () => {
    const [eight, six] = [
      { en: 'four to eight', es: 'cuatro a ocho' },
      { en: 'three to six', es: 'tres a seis' },
    ];
    const changes = {
      'site.config.json#/facts/weeks': '4–8',
      'site.config.json#/facts/weeksInWords': six,
      'site.config.json#/facts/months': '3–6',
      'site.config.json#/facts/monthsInWords': eight,
      'pages/home.json#/sections/0/props/title': '%{weeks} %{weeksInWords} %{months} %{monthsInWords}',
    };
    expect(problemsAfter(changes).filter(({ check }) => check === 'i18n/number-mismatch')).toMatchObject([
      {
        pointer: '/facts/weeksInWords',
        also: ['/facts/monthsInWords'],
        message:
          'The words of the facts "weeksInWords" and "monthsInWords" are each other\'s: "weeks" is "4–8", and "months" is "3–6". Exchange the words, or the figures.',
      },
    ]);
  });

  it('reports a fact that says quite another thing', () => {
    const place = 'i18n/number-mismatch site.config.json#/facts/shops';
    expect(facts('1.1M', '1.1 million', '6–10')).toEqual([`${place}InWords/es`]);
    expect(facts('1.1M', '1.1 million', 'seis a diez')).toEqual([`${place}InWords/es`]);
    expect(facts('1.1 millones', 'four to eight', 'cuatro a ocho')).toEqual([place]);
    expect(facts('about two months', 'four to eight', 'cuatro a ocho')).toEqual([place]);
  });

  it.each([
    ['6', 'half a dozen', 'media docena'],
    ['2', 'twice', 'dos veces'],
    ['15', 'fifteen', 'quince'],
    ['3.5', 'three and a half', 'tres y medio'],
    ['24/7', 'around the clock', 'las 24 horas, los siete días'],
    ['open', '9 a.m. to 5 p.m.', 'de 9 a 17 h'],
    ['open', 'seven days a week', 'todos los días'],
    ['1M', 'one million', 'un millón'],
    ['66%', 'two out of three', 'dos de cada tres'],
    ['4–8', '4 to 8', 'cuatro a ocho'],
  ])('accepts %s as "%s" and "%s"', (figures, en, es) => {
    expect(facts(figures, en, es)).toEqual([]);
  });
});
