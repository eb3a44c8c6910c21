import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('config/locales', () => {
  it('reports a default language that is not listed', () => {
    const changes = { 'site.config.json#/defaultLocale': 'eng' };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/defaultLocale']);
  });

  it('reports a default language that has words and is gone from the list at the list', () => {
    const changes = {
      'site.config.json#/locales': [{ locale: 'es', name: 'Español', suffix: '-es', dir: 'ltr' }],
    };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales']);
  });

  it('reports two languages that are listed by each other’s tags once', () => {
    const changes = {
      'site.config.json#/locales/0/locale': 'es',
      'site.config.json#/locales/1/locale': 'en',
    };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/0/locale']);
    expect(messagesAfter(changes)[0]).toContain('the two seem to be exchanged');
  });

  it('reports a language without a file, and not every word that is missing', () => {
    const changes = { 'locales/es.json': undefined };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/1/locale']);
  });

  it('names the commands that begin and delete a language', () => {
    const [config, en] = [
      'site.config.json#/locales',
      { locale: 'en', name: 'English', suffix: '', dir: 'ltr' },
    ];
    const es = { locale: 'es', name: 'Español', suffix: '-es', dir: 'ltr' };
    const added = { locale: 'fr', name: 'Français', suffix: '-fr', dir: 'ltr' };
    expect(messagesAfter({ [config]: [en, es, added] })[0]).toMatch(/remove this language .* new locale fr$/);
    const begun = { ...added, untranslated: 'fallback' };
    expect(messagesAfter({ [config]: [en, es, begun] })[0]).toMatch(
      /Write it with \{\} and run: npm run i18n -- extract$/,
    );
    const deleting = /back\. To delete the language, run then: npm run content -- delete locale es$/;
    expect(messagesAfter({ ...tinyLock(), [config]: [en] })[0]).toMatch(deleting);
    expect(messagesAfter({ ...tinyLock(), 'locales/es.json': undefined })[0]).toMatch(deleting);
  });

  it('reports a file of a language that is not listed', () => {
    const changes = { 'locales/fr.json': { a: 'b' } };
    expect(placesAfter(changes)).toEqual(['config/locales locales/fr.json#']);
    expect(problemsAfter(changes)[0]?.message).toContain(
      'List it there, or remove this file and run: npm run content -- new locale ',
    );
  });

  it.each(['es copy', 'es (1)', 'es2', 'es-backup', 'es-old', 'es_old', 'es_ES.old'])(
    'asks to remove a file that is called like a copy: %s',
    (name) => {
      const told = problemsAfter({ [`locales/${name}.json`]: tinyFiles()['locales/es.json'] });
      expect(told.map(({ message }) => message)).toEqual([
        `"${name}" is no language: this file is called like a copy, and nobody sees its words. Remove it.`,
      ]);
    },
  );

  it('says how a file of words is called', () => {
    expect(messagesAfter({ 'locales/fr_FR.json': { a: 'b' } })).toEqual([
      expect.stringContaining('Call this file "fr-FR.json" and list "fr-FR" in "locales"'),
    ]);
    expect(messagesAfter({ 'locales/notes.json': { a: 'b' } })).toEqual([
      expect.stringContaining('Remove this file, or call it by its language, such as "fr" or "pt-BR".'),
    ]);
  });

  it('reports a suffix that another language has, and not every address', () => {
    const changes = { 'site.config.json#/locales/1/suffix': '' };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/1/suffix']);
  });

  it.each([
    ['a misspelt default language at its line', '/locales/0/locale', 'eng'],
    ['a suffix of the default language, and not those that meet it', '/locales/0/suffix', '-es'],
    ['a name that another language has', '/locales/1/name', 'English'],
    ['a direction that the language has not', '/locales/1/dir', 'rtl'],
  ])('reports %s', (_, pointer, value) => {
    expect(placesAfter({ [`site.config.json#${pointer}`]: value })).toEqual([
      `config/locales site.config.json#${pointer}`,
    ]);
  });

  it('reports a language that is gone from the list once, whatever pages say of it', () => {
    const changes = {
      'site.config.json#/locales': [{ locale: 'en', name: 'English', suffix: '', dir: 'ltr' }],
      'pages/about.json#/locales': ['en', 'es'],
    };
    expect(placesAfter(changes)).toEqual(['config/locales locales/es.json#']);
  });

  it('reports a language that is listed twice', () => {
    const changes = {
      'site.config.json#/locales/1/locale': 'en',
      'locales/es.json': undefined,
      'pages/products/cup.json#/locales': ['en'],
      'site.config.json#/collections/products/paths': {},
    };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/1/locale']);
  });

  it('reports that nothing tells visitors why a part is in another language', () => {
    const changes = { 'site.config.json#/locales/1/untranslated': 'fallback' };
    expect(problemsAfter(changes)).toMatchObject([
      { check: 'config/locales', severity: 'warning', pointer: '/locales/1/untranslated' },
    ]);
  });

  it('reports a policy of the default language, which has nothing to fall back to', () => {
    const changes = { 'site.config.json#/locales/0/untranslated': 'hide' };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/0/untranslated']);
  });

  it('reports a language that the lock file knows where it should be listed', () => {
    const changes = {
      ...tinyLock(),
      'site.config.json#/locales': [{ locale: 'en', name: 'English', suffix: '', dir: 'ltr' }],
    };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales']);
  });

  it('wants a file of words back that was renamed: translations of its language were accepted', () => {
    const { 'locales/es.json': words } = tinyFiles();
    const renamed = { ...tinyLock(), 'locales/es.json': undefined, 'locales/es-MX.json': words };
    expect(messagesAfter(renamed)).toEqual([
      'There is no file locales/es.json with the words of this language. There is locales/es-MX.json, which no language names. Call that file es.json again.',
    ]);
  });

  it('wants a file of words called as its language, also where none was accepted', () => {
    const { 'locales/en.json': words } = tinyFiles();
    expect(messagesAfter({ 'locales/en.json': undefined, 'locales/En.json': words })).toEqual([
      'There is no file locales/en.json with the words of this language. There is locales/En.json, which no language names. Call that file en.json.',
    ]);
  });

  it('reports a default language with a suffix where it is named, when another has none', () => {
    expect(placesAfter({ 'site.config.json#/defaultLocale': 'es' })).toEqual([
      'config/locales site.config.json#/defaultLocale',
    ]);
  });

  it.each([
    ['name', 'Spanish', 'Español'],
    ['og', 'en_US', 'es_ES'],
  ])('reports a language whose %s is another’s: %s', (name, value, right) => {
    const changes = { [`site.config.json#/locales/1/${name}`]: value };
    expect(placesAfter(changes)).toEqual([`config/locales site.config.json#/locales/1/${name}`]);
    expect(messagesAfter(changes)[0]).toContain(`"${right}"`);
  });

  it('remarks a country where a language is not known to be spoken, and reports one that does not exist', () => {
    const told = (og: string) => messagesAfter({ 'site.config.json#/locales/1/og': og });
    expect(told('es_MY')).toEqual([
      '"es_MY" names a country where "es" is not known to be spoken. Write it with its country, such as "es_ES".',
    ]);
    for (const og of ['es_MX', 'es_US', 'es_LA']) expect(told(og)).toEqual([]);
    expect(told('es_XM').join()).toContain('"es_XM" names a country that does not exist.');
  });

  it('tells the default language that became another where it has no suffix', () => {
    const changes = { 'site.config.json#/locales/0/locale': 'es' };
    expect(placesAfter(changes)).toEqual(['config/locales site.config.json#/locales/0/locale']);
  });

  it('reports a slip in what a language calls itself', () => {
    const told = (name: string) => placesAfter({ 'site.config.json#/locales/1/name': name });
    expect(told('Españl')).toEqual(['config/locales site.config.json#/locales/1/name']);
    expect(told('español')).toEqual([]);
    expect(told('Castellano')).toEqual([]);
  });

  it('reports a name that is no language, whatever else is said of it', () => {
    const locale = 'site.config.json#/locales/1';
    const changes = { [`${locale}/locale`]: 'e', [`${locale}/og`]: 'es_MX' };
    expect(placesAfter(changes).join()).toContain(locale);
  });
});
