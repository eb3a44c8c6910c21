import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const only = [`i18n/wrong-script-or-language ${place}`];

describe('i18n/wrong-script-or-language', () => {
  it.each([
    ['The solución', '"the" is a word of "en"'],
    ['Hablamos?', 'no ¿'],
    ['Hola!', 'no ¡'],
    ['SoluciÃ³n', 'wrong encoding'],
    ['Soluci�n', 'wrong encoding'],
    ['Sоlución', 'The о in "Sоlución" is a Cyrillic letter that looks like o.'],
    ['Soluci?n', '? in the middle of "Soluci?n"'],
  ])('reports "%s" once', (text, words) => {
    expect(placesAfter({ [place]: text })).toEqual(only);
    expect(messagesAfter({ [place]: text })[0]).toContain(words);
  });

  it('says of a question that was none in the text that it was made from which sign ends it', () => {
    const told = messagesAfter({ 'locales/en.json#/about/send': 'Send it.', [place]: 'Envíalo?' });
    expect(told).toEqual([
      'It ends with a "?", and the text that it was made from with a ".". Write ".", or ¿ where the question begins.',
    ]);
  });

  it('puts right letters in a wrong encoding beside words that were typed since', () => {
    expect(problemsAfter({ [place]: 'La soluciÃ³n de mañana' })).toMatchObject([
      { suggestion: 'La solución de mañana', fix: { set: 'La solución de mañana' } },
    ]);
  });

  it('takes no letter for a word whose accent is a sign of its own', () => {
    const text = 'Hitos de muchos años';
    expect(messagesAfter({ 'locales/es.json#/about/send': text.normalize('NFD') })).toEqual([
      expect.stringContaining('are signs of their own'),
    ]);
  });

  it.each([
    ['locales/es.json', '了解更多', '"了解更多" is not written in the letters of "es". Translate it.'],
    ['locales/es.json', 'Tazas 在细节中 para todos', '"在细节中"'],
    ['locales/es.json', 'Читать далее о чашках.', '"Читать"'],
    ['locales/es.json', 'فريقنا', '"فريقنا"'],
    ['locales/es.json', 'Wir sind jeden Tag für Sie da.', '"wir" and "sind" are words of "de"'],
    [
      'locales/es.json',
      'Você não precisa esperar mais, que nós enviamos.',
      '"você" and "não" are words of "pt"',
    ],
    ['locales/en.json', 'Scopri di più sulla nostra squadra', '"più" and "sulla" are words of "it"'],
    ['locales/en.json', 'Tout savoir sur notre équipe et nos valeurs', '"notre" and "et" are words of "fr"'],
  ])('reports the text of a language that the site does not have once: %s, "%s"', (file, text, told) => {
    const found = problemsAfter({ [`${file}#/about/send`]: text });
    expect(found).toMatchObject([{ check: 'i18n/wrong-script-or-language', file }]);
    expect(found[0]?.message).toContain(told);
  });

  it.each([
    'Serie Ω y π',
    'Il Giardino delle Rose',
    'Menú en Les Deux Magots et Flore para dos',
    'Ciudad 東京',
  ])('takes a name or a sign for no other language: %s', (text) => {
    const found = placesAfter({ 'site.config.json#/names': ['Cups', '東京'], [place]: text });
    expect(found.join()).not.toContain('wrong-script');
  });

  it('reports Spanish in the English file', () => {
    expect(placesAfter({ 'locales/en.json#/about/send': 'Enviar para una mesa' })).toEqual([
      'i18n/wrong-script-or-language locales/en.json#/about/send',
    ]);
  });

  it.each([
    [
      'Enviar con conﬁanza',
      'The sign "ﬁ" stands for "fi", and no search finds the word so. Write the letters.',
    ],
    ['Enviar \ue000', 'A sign of one font only (U+E000) stands in it'],
  ])('reports signs that are no letters: %s', (text, told) => {
    expect(messagesAfter({ 'locales/es.json#/about/send': text })).toEqual([expect.stringContaining(told)]);
  });

  /** The site with another language in the place of Spanish. */
  const toldIn = (locale: string, text: string) => {
    const changes = { 'site.config.json#/locales/1/locale': locale, 'locales/es.json': undefined };
    const words = { about: { send: text } };
    return placesAfter({ ...changes, [`locales/${locale}.json`]: words }).filter((found) =>
      found.startsWith('i18n/wrong-script-or-language'),
    );
  };

  it.each([
    ['de', 'Was wir an Tassen haben'],
    ['fr', 'Une tasse par an'],
    ['de', 'Sie las die Karte'],
    ['it', 'La tazza del re'],
    ['pl', 'Tylko we wtorek'],
    ['pt', 'A xícara está na mesa'],
    ['fi', 'Se on kuppi, tai is by to'],
  ])('lets words stand that "%s" has itself, or may have', (locale, text) => {
    expect(toldIn(locale, text)).toEqual([]);
  });

  it.each([
    ['de', 'Das ist the Tasse'],
    ['ru', 'Это for вас'],
  ])('reports words that "%s" does not have', (locale, text) => {
    expect(toldIn(locale, text)).toHaveLength(1);
  });

  it('reports a Spanish word whose ending has lost its accent, but for names', () => {
    expect(placesAfter({ [place]: 'Presta atencion' })).toEqual([`i18n/wrong-script-or-language ${place}`]);
    expect(messagesAfter({ [place]: 'ATENCION' })).toContain(
      '"ATENCION" has lost its accent. Write "ATENCIÓN".',
    );
    const names = { 'site.config.json#/names': ['Cups', 'Solucion'] };
    expect(placesAfter({ ...names, [place]: 'Con Solucion' }).join()).not.toContain('wrong-script');
  });

  it('reports two languages that the lock file knows as exchanged once, without a word that tells them apart', () => {
    const english = 'locales/en.json#/about/send';
    const accepted = tinyLock({ [english]: 'Cups', [place]: 'Tazas' });
    expect(problemsAfter({ ...accepted, [english]: 'Tazas', [place]: 'Cups' })).toMatchObject([
      {
        check: 'i18n/wrong-script-or-language',
        file: 'locales/en.json',
        message: 'This text is in "es", and that of locales/es.json in "en". Exchange them.',
      },
    ]);
    const sentences = { [english]: 'Send this to your friends', [place]: 'Para tus amigos' };
    const reverse = { [english]: 'Para tus amigos', [place]: 'Send this to your friends' };
    expect(placesAfter({ ...tinyLock(sentences), ...reverse })).toEqual([
      `i18n/wrong-script-or-language ${english}`,
    ]);
  });

  it('reports words around a fact that a translation has left as they are in its source', () => {
    const english = 'locales/en.json#/about/send';
    const source = { [english]: 'Up to ten cups off at over %{year} hotels' };
    const accepted = tinyLock({ ...source, [place]: 'Hasta diez tazas en más de %{year} hoteles' });
    const told = (words: string) => problemsAfter({ ...accepted, ...source, [place]: words });
    expect(told('Hasta diez tazas de over %{year} hotels')).toMatchObject([
      {
        check: 'i18n/wrong-script-or-language',
        message: '"over … hotels" stands so in "en", and this is a text in "es". Translate it.',
      },
    ]);
    expect(told('Hasta diez tazas en unos %{year} hoteles').map(({ check }) => check)).not.toContain(
      'i18n/wrong-script-or-language',
    );
  });

  it('does not hold two variants of one language against each other', () => {
    const { config, locales } = tinySite();
    const variant = {
      'site.config.json#/locales': [
        ...config.locales,
        { ...config.locales[1], locale: 'es-MX', name: 'Español de México', suffix: '-mx' },
      ],
      'locales/es-MX.json': locales.es,
      'site.config.json#/facts/price': '$5',
    };
    const words = {
      ...variant,
      [place]: 'Una taza para ti',
      'locales/es-MX.json#/about/send': 'Tu taza con té',
    };
    expect(placesAfter(words)).toEqual([]);
    const foreign = { ...words, 'locales/es-MX.json#/about/send': 'Tu taza with té' };
    expect(messagesAfter(foreign)).toContain(
      '"with" is a word of "en", but this is a text in "es-MX". Translate it.',
    );
  });

  it('asks whether the languages of a fact were exchanged', () => {
    const values = { en: 'cuatro a ocho', es: 'four to eight' };
    expect(messagesAfter({ 'site.config.json#/facts/weeks': values }).join()).toContain(
      'Translate it, or exchange the two if "en" has what belongs here.',
    );
  });

  it('lets abbreviations and phrases stand that are taken as they are', () => {
    const address = { 'locales/en.json#/about/send': 'Portland 97202', [place]: 'Portland, OR 97202' };
    expect(placesAfter(address)).toEqual([]);
    expect(placesAfter({ [place]: 'Haz el check-in en el bed and breakfast' })).toEqual([]);
    expect(placesAfter({ 'locales/en.json#/about/send': 'It is a sin' })).toEqual([]);
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
    expect(
      placesAfter({
        'locales/en.json#/about/send': 'See https://cups.example/the?x=1',
        [place]: 'Mira https://cups.example/the?x=1',
      }),
    ).toEqual([]);
    expect(
      placesAfter({
        'locales/en.json#/about/send': 'This (!) is www.cups.example/a?b=1 now',
        [place]: 'www.tazas.example/a?b=1 (!) es esto',
      }),
    ).toEqual([]);
  });
});
