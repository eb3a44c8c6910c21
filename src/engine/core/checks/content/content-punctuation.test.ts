import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
/** With the same numbers in both languages. */
const told = (words: string) =>
  placesAfter({ [place]: words, 'locales/en.json#/about/send': `Send ${words.replace(/\D+/g, ' ')}` }).filter(
    (found) => found.startsWith('content/punctuation'),
  );

describe('content/punctuation', () => {
  it.each([
    'Niveles,, puntos y premios',
    'Niveles,%{email}',
    'La parte n.12 , y más',
    'Niveles, , puntos y premios',
    'Un saldo se consulta..',
    'Niveles , puntos y premios',
    'Ya casi está . Después, más',
    'Niveles,puntos y premios',
    'Ocurrió un error.Intenta de nuevo',
    '¿Seguro?Responde ya',
    '¡Ya está !',
    'Un progr2ama de puntos',
    'Tus 3ncentivos de hoy',
    ',9 puntos por noche',
    'Unos 2O puntos',
    'Premios 2.O',
    'Unos 12,O puntos',
    'Unos 1.l5 puntos',
    'Unos 1,0000 puntos',
    'Niveles\u2009, puntos y premios',
    'Niveles\u00a0, puntos y premios',
    '• Niveles, puntos y premios',
    '• Niveles\n• Puntos',
    'Nivel‘s',
    'Elena´s',
  ])('reports a slip: %s', (words) => expect(told(words)).toEqual([`content/punctuation ${place}`]));

  it.each([
    'Espera... ya viene, a las 9:00 a. m., con 1,000 puntos y 2.5 %.',
    'Visita cups.example/r/elena, o Node.js. Escribe a ana@cups.example, o ve a https://a.example/x,y',
    'D.C. y EE. UU., «sí».',
    'Desde %{email}, y %{price}.',
    'Uno/dos; tres: cuatro',
    'La 3ra vez, 2x, 24h, en i18n, web3 y log4j, 1st, top10 y a las 9am',
    'La parte n.12, a las 9:30',
    'Hawai‘i, ‘sí’',
    '•',
  ])('lets stand: %s', (words) => expect(told(words)).toEqual([]));

  it('says what is wrong, and where in the text', () => {
    expect(messagesAfter({ [place]: 'Ocurrió un error.Intenta de nuevo' })[0]).toContain(
      'Around "error.Intenta" there is no space between two sentences.',
    );
    expect(messagesAfter({ [place]: 'Todos los niveles,puntos y premios' })[0]).toContain('"niveles,puntos"');
  });

  it('names the space before a comma, whichever it is, and a bullet that all languages have', () => {
    expect(messagesAfter({ [place]: 'Todos los niveles\u2009, y puntos' })).toEqual([
      'Remove the space before the comma: "niveles,".',
    ]);
    const both = { 'locales/en.json#/about/send': '• Send', [place]: '• Énvíár' };
    expect(messagesAfter(both)).toEqual(
      Array(2).fill(
        'This text begins with the sign of a list, "•", as pasted lines do. Remove it: the site draws its lists itself.',
      ),
    );
  });

  const pair = (en: string, es: string) =>
    placesAfter({ 'locales/en.json#/about/send': en, [place]: es }).filter((found) =>
      found.startsWith('content/punctuation'),
    );

  it.each([
    ['Cups since %{year}', 'Tazas desde%{year}'],
    ['Live in %{year} weeks', 'En %{year}semanas.'],
  ])('reports a fact without a space beside it: %s – %s', (en, es) =>
    expect(pair(en, es)).toEqual([`content/punctuation ${place}`]),
  );

  it.each([
    ['post%{year}', 'post%{year}'],
    ['In %{year} min', 'En %{year}min'],
    ['See a.example/cups%{year}', 'Visita a.example/tazas%{year}'],
    ["%{year}'s cups, pre-%{year}", 'l’%{year}, (%{year})'],
  ])('lets a fact stand beside what is no word, or is one in both: %s – %s', (en, es) =>
    expect(pair(en, es)).toEqual([]),
  );

  it('reports a sign that the fact beside it has itself', () => {
    const price = 'site.config.json#/facts/price';
    const words = (text: string) =>
      placesAfter({ [price]: '60%', 'locales/en.json#/about/send': '%{price} off', [place]: text });
    expect(words('%{price}% menos')).toEqual([`content/punctuation ${place}`]);
    expect(words('%{price}+ menos')).toEqual([]);
  });

  it.each([
    ['60%', '$%{price}', '$60%'],
    ['60%', '%{price} €', undefined],
    ['60%', '%{price}€', '60%€'],
    ['$60', '%{price}%', '$60%'],
    ['$60', '€%{price}', '€$60'],
    ['60', '$%{price}', undefined],
    ['60', '%{price}%', undefined],
    ['60%', '%{price}%{year}', undefined],
    ['$60', '+%{price}', undefined],
  ])(
    'reports a sign that makes no sense beside the unit of a fact, such as of %s: %s',
    (fact, part, read) => {
      const words = { 'locales/en.json#/about/send': `Up to ${part} off`, [place]: `Hasta ${part} menos` };
      const told = messagesAfter({ 'site.config.json#/facts/price': fact, ...words });
      const message = `Visitors read "${read}" for "${part}": the fact has a sign of its own.`;
      expect(told).toEqual(read === undefined ? [] : Array(2).fill(expect.stringContaining(message)));
    },
  );
});
