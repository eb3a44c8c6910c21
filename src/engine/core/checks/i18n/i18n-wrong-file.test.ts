import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { problemsAfter, tinySite } from '../testing/tiny-site.ts';

const many = (sentence: string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index}`, `${sentence} ${index}`]));
const english = many('All that you can do with the cups that we make for you');
const spanish = many('Todo lo que puede hacer con las tazas que hacemos para usted');

/** What is said of files with these words beside the few of the tiny site. */
const told = (en: object, es: object) =>
  problemsAfter({ 'locales/en.json#/more': en, 'locales/es.json#/more': es })
    .filter(({ file, check }) => file.startsWith('locales/') && check !== 'i18n/unused-key')
    .map(({ check, severity, file }) => [check, severity, file]);

describe('i18n/wrong-file', () => {
  it('leaves a copy that is of no language of the site to config/locales', () => {
    const copy = { ...tinyFiles()['locales/es.json'], more: spanish };
    const changes = {
      'locales/es.json#/more': spanish,
      'locales/en.json#/more': english,
      'locales/es2.json': copy,
    };
    const checks = problemsAfter(changes).map(({ check, file }) => `${check} ${file}`);
    expect(checks.filter((check) => check.endsWith('es2.json'))).toEqual(['config/locales locales/es2.json']);
  });

  it('does not say of a file that its words are in the language of its copy', () => {
    const czech = many('Hrnek na čaj vyrobený ručně v malé dílně');
    const { locales } = tinySite().config;
    const changes = {
      'site.config.json#/locales': [...locales, { locale: 'cs', name: 'Čeština', suffix: '-cs', dir: 'ltr' }],
      'locales/cs copy.json': { more: czech },
      'locales/cs.json': { more: czech },
    };
    expect(problemsAfter(changes).filter(({ check }) => check === 'i18n/wrong-file')).toEqual([]);
  });

  it('accepts files in their own languages', () => {
    expect(told(english, spanish)).toEqual([]);
  });

  it('reports two exchanged files as one fault', () => {
    expect(told(spanish, english)).toEqual([['i18n/wrong-file', 'error', 'locales/en.json']]);
  });

  it('reports a default language that another has overwritten', () => {
    expect(told(spanish, spanish)).toEqual([['i18n/wrong-file', 'error', 'locales/en.json']]);
    const [problem] = problemsAfter({ 'locales/en.json#/more': spanish, 'locales/es.json#/more': spanish });
    expect(problem?.message).toContain('should be in "en". It seems to be overwritten');
  });

  it('waits for the words of a language that has only places for them', () => {
    const places = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `TODO: ${text}`]));
    expect(told(english, places).filter(([check]) => check === 'i18n/wrong-file')).toEqual([]);
  });

  it('warns once of a language that is not translated at all', () => {
    expect(told(english, english)).toEqual([['i18n/wrong-file', 'warning', 'locales/es.json']]);
  });

  it('reports a translated language that the default one has overwritten, and nothing that follows', () => {
    const before = { 'locales/en.json#/more': english, 'locales/es.json#/more': spanish };
    const found = problemsAfter({
      ...tinyLock(before),
      'locales/en.json#/more': english,
      'locales/es.json': { ...tinyFiles()['locales/en.json'], more: english },
    });
    expect(found.map(({ check, severity, file }) => [check, severity, file])).toEqual([
      ['i18n/wrong-file', 'error', 'locales/es.json'],
    ]);
  });

  it('does not take a language for translated of which copies were accepted', () => {
    const copy = { ...tinyFiles()['locales/en.json'], more: english };
    const copied = { 'locales/en.json#/more': english, 'locales/es.json': copy };
    const found = problemsAfter({ ...tinyLock(copied), ...copied });
    expect(
      found.filter(({ check }) => check === 'i18n/wrong-file').map(({ severity, file }) => [severity, file]),
    ).toEqual([['warning', 'locales/es.json']]);
  });

  it('only warns of a language that is begun, however much of it was accepted', () => {
    const begun = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [
        `s${index}`,
        `${index % 6 === 0 ? 'Todo lo que puede hacer con las tazas que hacemos' : 'All that you can do with the cups that we make'} ${index}`,
      ]),
    );
    const all = Object.fromEntries(
      Object.keys(begun).map((key) => [
        key,
        `All that you can do with the cups that we make ${key.slice(1)}`,
      ]),
    );
    const words = { 'locales/en.json#/more': all, 'locales/es.json#/more': begun };
    const found = (changes: Parameters<typeof problemsAfter>[0]) =>
      problemsAfter({ ...tinyLock(words), ...changes })
        .filter(({ check }) => check === 'i18n/wrong-file')
        .map(({ severity, file }) => [severity, file]);
    expect(found(words)).toEqual([['warning', 'locales/es.json']]);
    const overwritten = { ...tinyFiles()['locales/en.json'], more: all };
    expect(found({ 'locales/en.json#/more': all, 'locales/es.json': overwritten })).toEqual([
      ['error', 'locales/es.json'],
    ]);
  });

  it('names the commands that begin a language which nobody has accepted yet, unless it has all texts', () => {
    const messageOf = (words: object) =>
      problemsAfter({
        'translations.lock.json': { $schema: './schemas/translations-lock.schema.json' },
        'locales/en.json#/more': english,
        'locales/es.json#/more': words,
      }).find(({ check }) => check === 'i18n/wrong-file')?.message;
    const { s0: _, ...begun } = english;
    expect(messageOf(begun)).toMatch(
      /npm run i18n -- extract" makes a place .* "npm run content -- new locale es"/,
    );
    expect(messageOf(english)).toBe('The words of this file are in "en". Translate them.');
  });

  it('asks to put back what has lost its letters, and puts right the rest', () => {
    const words = ['h\ufffdcer con las t\ufffdzas', 'hÃ\u00a0cer con las tÃzas', 'hÃ¡cer con las tÃ¡zas'];
    const [lost, other, whole] = words.map((words) =>
      problemsAfter({
        'locales/en.json#/more': english,
        'locales/es.json#/more': many(`Todo ${words} de todos`),
      }),
    );
    for (const found of [lost, other])
      expect(found?.[0]?.message).toMatch(/wrong encoding\. Put it back as it was\.$/);
    expect(whole?.[0]).toMatchObject({
      message: expect.stringMatching(/Put them right: npm run validate -- --fix$/),
      fix: { reencode: true },
    });
  });

  it('reports a file whose letters are no letters any more', () => {
    const garbled = many('Todo lo que puede h\ufffdcer con las t\ufffdzas que h\ufffdcemos para usted');
    expect(told(english, garbled)).toEqual([['i18n/wrong-file', 'error', 'locales/es.json']]);
    const quoted = { ...english, ...many('Everything that your member\u00e2\u20ac\u2122s points can do') };
    expect(told(quoted, spanish)).toEqual([['i18n/wrong-file', 'error', 'locales/en.json']]);
  });

  const config = 'site.config.json#/locales/1';

  /** The same with another language in the place of Spanish. */
  const toldOf = (locale: string, words: object, en: object = english) =>
    problemsAfter({
      [config]: { locale, name: locale, suffix: `-${locale.toLowerCase()}`, dir: 'ltr' },
      'locales/es.json': undefined,
      'locales/en.json#/more': en,
      [`locales/${locale}.json`]: { more: words },
    })
      .filter(({ check }) => check === 'i18n/wrong-file')
      .map(({ severity, file }) => [severity, file]);

  it.each([
    ['fr', 'Toutes les choses que vous pouvez faire avec les tasses pour votre maison'],
    ['de', 'Alles, was Sie mit den Tassen und mit der Kanne machen und für die Gäste tun'],
    ['pt', 'Tudo o que você pode fazer com as xícaras que fazemos para a sua casa e não só'],
    ['el', 'Όλα όσα μπορείτε να κάνετε με τα φλιτζάνια'],
    ['eu', 'Katiluekin egin dezakezun guztia zure etxean'],
    ['en-GB', 'All that you can do with the cups that we make for you'],
  ])('accepts words in "%s", and reports English ones unless they are its own', (locale, sentence) => {
    expect(toldOf(locale, many(sentence))).toEqual([]);
    const told = locale === 'en-GB' ? [] : [['warning', `locales/${locale}.json`]];
    expect(toldOf(locale, english)).toEqual(told);
  });

  it('tells other English words as well, by small words or by letters', () => {
    const other = many('None of what is here has been made for the table that was shown to you');
    expect(toldOf('fr', other)).toEqual([['warning', 'locales/fr.json']]);
    expect(toldOf('el', other)).toEqual([['warning', 'locales/el.json']]);
    expect(toldOf('eu', other)).toEqual([]);
  });

  const basque = { locale: 'eu', name: 'Euskara', suffix: '-eu', dir: 'ltr' };

  it('warns once of a new language that was copied from one that is translated', () => {
    const copy = { ...tinyFiles()['locales/es.json'], more: spanish };
    const found = problemsAfter({
      'site.config.json#/locales': [...tinySite().config.locales, basque],
      'locales/en.json#/more': english,
      'locales/es.json#/more': spanish,
      'locales/eu.json': copy,
    });
    const told = found.filter(({ file, check }) => file === 'locales/eu.json' && check !== 'i18n/unused-key');
    expect(told.map(({ check, severity }) => [check, severity])).toEqual([['i18n/wrong-file', 'warning']]);
    expect(told[0]?.message).toContain('The words of this file are in "es".');
  });
});
