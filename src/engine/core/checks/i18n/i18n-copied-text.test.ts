import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const words = (en: string, es: string) => ({
  'locales/en.json#/about/send': 'Write to us about anything',
  'locales/es.json#/about/send': 'Éscríbánós dé tódó, cúándó séá',
  'locales/en.json#/about/sending': en,
  'locales/es.json#/about/sending': es,
});

describe('i18n/copied-text', () => {
  it('reports a translation with the words of another text: the one that fits its source less', () => {
    expect(placesAfter(words('Gone', 'Éscríbánós dé tódó, cúándó séá'))).toEqual([
      'i18n/copied-text locales/es.json#/about/sending',
    ]);
  });

  it.each([
    ['is short', 'Gone', 'Yá'],
    ['has a source that says much the same', 'Write us anything', 'Éscríbánós dé tódó, cúándó séá'],
  ])('lets stand what %s', (_, en, es) => expect(placesAfter(words(en, es))).toEqual([]));

  it('reports two translations of which each is the word of the other', () => {
    const changes = {
      'locales/en.json#/about/cups': 'Dubai',
      'locales/es.json#/about/cups': 'América',
      'locales/en.json#/about/other': 'America',
      'locales/es.json#/about/other': 'Dubái',
    };
    expect(placesAfter(changes)).toEqual(['i18n/copied-text locales/es.json#/about/cups']);
    const right = {
      ...changes,
      'locales/es.json#/about/cups': 'Dubái',
      'locales/es.json#/about/other': 'América',
    };
    expect(placesAfter(right)).toEqual([]);
  });

  describe('with a lock file', () => {
    const texts = {
      'locales/en.json#/about/cups': 'Gift cups',
      'locales/es.json#/about/cups': 'Tázás régáló',
      'locales/en.json#/about/other': 'Our awards',
      'locales/es.json#/about/other': 'Nuéstros lógros',
    };
    const accepted = { ...tinyLock(texts), ...texts };

    it('reports two translations that were exchanged once, though neither has a word of its source', () => {
      const changes = {
        ...accepted,
        'locales/es.json#/about/cups': texts['locales/es.json#/about/other'],
        'locales/es.json#/about/other': texts['locales/es.json#/about/cups'],
      };
      expect(problemsAfter(changes)).toMatchObject([
        { check: 'i18n/copied-text', pointer: '/about/cups', also: ['/about/other'] },
      ]);
      expect(messagesAfter(changes)).toEqual([
        'This is "about.cups" and has what "about.other" said when it was translated, and the reverse: the two translations were exchanged. Exchange them again; if it is meant, run: npm run i18n -- accept about.cups about.other',
      ]);
    });

    it('reports two translations that were exchanged when one of them was edited besides', () => {
      const changes = {
        ...accepted,
        'locales/es.json#/about/cups': texts['locales/es.json#/about/other'],
        'locales/es.json#/about/other': 'Tázás dé régáló',
      };
      expect(problemsAfter(changes)).toMatchObject([
        { check: 'i18n/copied-text', pointer: '/about/cups', also: ['/about/other'] },
      ]);
      expect(messagesAfter(changes)[0]).toContain(
        'This is "about.cups" and has what "about.other" said when it was translated',
      );
      const alike = { ...changes, 'locales/en.json#/about/other': 'Our gift cups' };
      const lock = tinyLock({ ...texts, 'locales/en.json#/about/other': 'Our gift cups' });
      expect(placesAfter({ ...lock, ...alike }).filter((place) => place.includes('copied'))).toEqual([]);
    });

    it.each(['cups', 'other'])('reports a short text that has become the words of another: %s', (name) => {
      const both = name === 'cups' ? 'Nuéstros lógros' : 'Tázás régáló';
      const changes = { ...accepted, [`locales/es.json#/about/${name}`]: both };
      expect(placesAfter(changes)).toEqual([`i18n/copied-text locales/es.json#/about/${name}`]);
      expect(messagesAfter(changes)[0]).toContain(`npm run i18n -- accept about.${name}`);
    });

    describe('and two texts that have a word in common', () => {
      const menus = {
        'locales/en.json#/about/cups': 'Open menu',
        'locales/es.json#/about/cups': 'Abrir lísta',
        'locales/en.json#/about/other': 'Close menu',
        'locales/es.json#/about/other': 'Cérrar lísta',
      };
      const es = 'locales/es.json#/about/cups';
      const copied = { [es]: 'Cérrar lísta' };

      it('reports the one that was written over with the other', () => {
        const changes = { ...tinyLock(menus), ...menus, ...copied };
        expect(placesAfter(changes).filter((place) => !place.startsWith('form/'))).toEqual([
          `i18n/copied-text ${es}`,
        ]);
        expect(messagesAfter(changes).join()).toContain(
          'These are the words of "about.other", too, and in "en" the two say something else. Translate this one anew. If they are meant, run: npm run i18n -- accept about.cups',
        );
      });

      it('lets them be the same when their sources have become the same, or when that was accepted', () => {
        const alike = { ...menus, ...copied };
        const isTold = (changes: Record<string, unknown>) =>
          placesAfter(changes).some((place) => place.includes('copied-text'));
        expect(isTold({ ...tinyLock(alike), ...alike })).toBe(false);
        expect(isTold({ ...tinyLock(menus), ...alike, 'locales/en.json#/about/cups': 'Close menu' })).toBe(
          false,
        );
      });
    });

    it('lets a translation be written anew, and be the same as that of another when that was accepted', () => {
      expect(placesAfter({ ...accepted, 'locales/es.json#/about/cups': 'Tázás y más' })).toEqual([]);
      const same = { ...texts, 'locales/es.json#/about/cups': 'Nuéstros lógros' };
      // The two are options of one field, which is another fault.
      expect(placesAfter({ ...tinyLock(same), ...same })).toEqual([
        'form/duplicate-option locales/es.json#/about/other',
      ]);
    });
  });

  it('reports a text with the words of another one in another language, in each of the two', () => {
    const words = {
      'locales/en.json#/about/again': 'Good morning everybody',
      'locales/es.json#/about/again': 'Buenos días queridos',
    };
    const accepted = { ...tinyLock(words), ...words };
    const [en, es] = ['locales/en.json#/about/send', 'locales/es.json#/about/send'];
    expect(placesAfter({ ...accepted, [es]: 'Good morning everybody' })).toEqual([`i18n/copied-text ${es}`]);
    expect(placesAfter({ ...accepted, [en]: 'Buenos días queridos' })).toEqual([`i18n/stale ${en}`]);
    expect(messagesAfter({ ...accepted, [en]: 'Buenos días queridos' })[0]).toContain(
      'These are the words of "about.again" in "es", and this is a text in "en".',
    );
    const sentence = { ...words, 'locales/es.json#/about/again': 'Elige una taza para la mesa' };
    const changes = { ...tinyLock(sentence), ...sentence, [en]: 'Elige una taza para la mesa' };
    expect(placesAfter(changes)).toEqual([`i18n/wrong-script-or-language ${en}`]);
  });

  it('reports two groups whose translations were exchanged once', () => {
    const group = (locale: string, name: string, [title, text]: [string, string]) => ({
      [`locales/${locale}.json#/about/${name}`]: { title, text },
    });
    const given = {
      ...group('en', 'inn', ['The inn', 'Where guests sleep']),
      ...group('en', 'spa', ['The spa', 'Where guests swim']),
      ...group('es', 'inn', ['La posada', 'Dónde duermen']),
      ...group('es', 'spa', ['El balneario', 'Dónde nadan']),
      'pages/home.json#/sections/0/props/title': 't:about.inn.title',
      'pages/home.json#/sections/0/props/image/alt': 't:about.inn.text',
      'pages/home.json#/sections/0/props/button/label': 't:about.spa.title',
      'pages/lost.json#/sections/0/props/title': 't:about.spa.text',
    };
    const exchanged = {
      ...group('es', 'inn', ['El balneario', 'Dónde nadan']),
      ...group('es', 'spa', ['La posada', 'Dónde duermen']),
    };
    const told = problemsAfter({ ...tinyLock(given), ...given, ...exchanged });
    expect(told.filter(({ check }) => check === 'i18n/copied-text')).toMatchObject([
      { pointer: '/about/inn/title', also: ['/about/spa/title', '/about/inn/text', '/about/spa/text'] },
    ]);
  });

  it('takes no translation for a copy of another when the text of that has changed since', () => {
    const both = {
      'locales/en.json#/about/send': 'This link no longer works',
      'locales/en.json#/about/sending': 'This link no longer works',
      'locales/es.json#/about/send': 'Este enlace ya no funciona',
      'locales/es.json#/about/sending': 'Este enlace ya no funciona',
    };
    const changes = {
      ...tinyLock(both),
      ...both,
      'locales/en.json#/about/send': 'Este enlace ya no funciona',
    };
    expect(placesAfter(changes)).toEqual(['i18n/identical-to-source locales/en.json#/about/send']);
  });
});
