import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const place = 'locales/es.json#/about/send';
const title = 'pages/home.json#/sections/0/props/title';

const english = 'locales/en.json#/about/send';

describe('i18n/edge-space', () => {
  it.each([
    ' Énvíár',
    'Énvíár ',
    'Énvíár\u00a0',
    'Énvíár\n',
    'Énvíár\u200b',
    'Énvíár ',
    'Énvíár\u0007',
    '\u202eÉnvíár',
  ])('mends "%s"', (text) => {
    expect(problemsAfter({ [place]: text })).toMatchObject([
      { check: 'i18n/edge-space', pointer: '/about/send', fix: { set: 'Énvíár' } },
    ]);
  });

  it('mends a text of which nearly every space is a no-break space, and leaves names and numbers alone', () => {
    const unbroken = 'Dale\u00a0un\u00a0motivo\u00a0para\u00a0volver';
    expect(problemsAfter({ [place]: unbroken })).toMatchObject([
      { check: 'i18n/edge-space', fix: { set: 'Dale un motivo para volver' } },
    ]);
    const mostly = 'Dale\u00a0hoy,\u00a0en\u00a020\u00a0kg, un\u00a0motivo\u00a0para\u00a0volver';
    expect(problemsAfter({ [place]: mostly, [english]: 'Send 20\u00a0kg' })).toMatchObject([
      { check: 'i18n/edge-space', fix: { set: 'Dale hoy, en 20\u00a0kg, un motivo para volver' } },
    ]);
    expect(placesAfter({ [place]: 'Énvíár\u00a0a\u00a0Sol' })).not.toContain(`i18n/edge-space ${place}`);
  });

  it('mends a no-break space between two words, in words that are new as well', () => {
    const cup = 'pages/products/cup.json#/meta/title';
    expect(
      problemsAfter({ [place]: 'Élígé\u00a0lá tázá de\u00a020\u00a0cl', [english]: 'Send 20\u00a0cl' }),
    ).toMatchObject([
      {
        check: 'i18n/edge-space',
        fix: { set: 'Élígé lá tázá de\u00a020\u00a0cl' },
        message: expect.stringContaining('A no-break space stands between "Élígé" and "lá", as pasted'),
      },
    ]);
    expect(problemsAfter({ [cup]: 't:cup.title|A blue\u00a0cup' })[0]?.fix).toEqual({
      set: 't:cup.title|A blue cup',
    });
  });

  it('mends double spaces and keeps line breaks', () => {
    expect(problemsAfter({ [place]: 'Uno  dos \n tres' })[0]?.fix).toEqual({ set: 'Uno dos\ntres' });
  });

  it('mends tabs and signs that end a line elsewhere', () => {
    expect(problemsAfter({ [place]: 'Uno\t dos\u2028tres' })[0]?.fix).toEqual({ set: 'Uno dos\ntres' });
  });

  it.each([
    ['Uno\tdos', 't is a tab'],
    ['Uno\rdos', 'r is such a sign'],
    ['Uno\bdos', 'b is such a sign'],
  ])('asks where a letter may be behind a backslash: %j', (text, what) => {
    const [problem] = problemsAfter({ [place]: text });
    expect(problem?.message).toContain(`Behind a backslash, ${what}: write a usual space, or the letter`);
    expect(problem?.fix).toBeUndefined();
  });

  it('names a sign that nobody sees also beside a space', () => {
    expect(messagesAfter({ [place]: 'Énvíár \u202e' })[0]).toContain('has a sign that nobody sees');
  });

  it('is all that is said of a listed name with a space too many', () => {
    const changes = { 'site.config.json#/names': ['Cups', 'Elena Mar'], [title]: 'Elena  Mar' };
    expect(placesAfter(changes).filter((found) => !/unused|extra/.test(found))).toEqual([
      `i18n/edge-space ${title}`,
    ]);
  });

  it('keeps the key in front of inline words', () => {
    const changes = { 'pages/products/cup.json#/meta/title': 't:cup.title|A cup ' };
    expect(problemsAfter(changes)[0]?.fix).toEqual({ set: 't:cup.title|A cup' });
  });

  it('mends a proper name in the configuration, which stays one on the pages', () => {
    const changes = { 'site.config.json#/names': ['Cups', 'Elena\u00a0'], [title]: 'Elena' };
    const [name] = problemsAfter(changes).filter(({ file }) => file === 'site.config.json');
    expect(placesAfter(changes).join()).not.toContain('i18n/inline-literal');
    expect(name).toMatchObject({ check: 'i18n/edge-space', pointer: '/names/1', fix: { set: 'Elena' } });
  });

  it('lets a no-break space between a number and its unit stand', () => {
    expect(placesAfter({ [place]: 'Diez 10\u00a0kg', [english]: 'Ten 10\u00a0kg' })).toEqual([]);
  });

  it('says where the space is, with the words around it', () => {
    const told = (value: string) => messagesAfter({ 'locales/es.json#/home/top/title': value })[0];
    expect(told('Dos tazas ')).toBe('"tazas " ends with a space. Remove it.');
    expect(told('Dos  tazas')).toBe('"Dos  tazas" has two spaces in a row. Write one.');
    expect(told('Dos ta\u200bzas')).toContain('has a sign that nobody sees');
  });

  describe('a line that breaks in the middle of a sentence', () => {
    const long = 'Todas nuestras tazas, hechas a mano con calma en el taller pequeño junto al mar';
    const told = (en: string, es: string) =>
      placesAfter({ 'locales/en.json#/about/send': en, [place]: es }).filter((found) =>
        found.startsWith('i18n/edge-space'),
      );

    it('is reported where only one language breaks it', () => {
      const broken = long.replace('a mano con', 'a mano\ncon');
      expect(told('All our cups', broken)).toEqual([`i18n/edge-space ${place}`]);
      expect(told('All\nour cups', broken)).toEqual([]);
    });

    it('may stand in a headline, and between two sentences', () => {
      expect(told('All our cups', 'Todas nuestras\ntazas')).toEqual([]);
      expect(told('All our cups', `${long}.\nCada una es distinta`)).toEqual([]);
    });
  });
});
