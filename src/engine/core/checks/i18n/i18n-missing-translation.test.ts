import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

describe('i18n/missing-translation', () => {
  it('reports words that another language lacks, in its file', () => {
    const changes = { 'locales/es.json#/home/top/title': undefined };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/home/top']);
    expect(messagesAfter(changes)[0]).toContain('"home.top.title" (page "home") is not translated: "Drink".');
  });

  it('shows the line that is to be written, with the group around it that is missing, too', () => {
    const toldOf = (gone: string) => messagesAfter({ [`locales/es.json#${gone}`]: undefined })[0];
    expect(toldOf('/home/top/title')).toMatch(/Write it here: "title": "…",$/);
    expect(toldOf('/site')).toMatch(/Write it here: "site": \{ "footer": "…" \},$/);
  });

  it('asks for a group that was translated, and not for places for new words', () => {
    const gone = { 'locales/es.json#/home/top': undefined };
    expect(messagesAfter(gone)[0]).toContain('"npm run i18n -- extract" makes a place for each.');
    expect(messagesAfter({ ...tinyLock(), ...gone })[0]).toContain(
      'All of them were translated: take the group back from an earlier version of this file.',
    );
  });

  it('reports many groups that are gone from one group once, as when half of a file is lost', () => {
    const about = tinySite().pages.find(({ document }) => document.id === 'about')?.document;
    const groups = Array.from({ length: 21 }, (_, index) => `g${index}`);
    const words = (text: string) =>
      Object.fromEntries(
        groups.map((name) => [name, { title: `${text} ${name}`, more: `${text} of ${name}` }]),
      );
    const pages = groups.flatMap((name) => {
      const meta = { title: `t:more.${name}.title`, description: `t:more.${name}.more` };
      return [[`pages/${name}.json`, { ...about, id: name, path: `/${name}`, meta }]];
    });
    const changes = (here: object) => ({
      ...Object.fromEntries(pages),
      'locales/en.json#/more': words('Words'),
      'locales/es.json#/more': { own: 'Palabras', ...here },
    });
    const toldOf = (here: object) =>
      problemsAfter(changes(here)).filter(({ check }) => check === 'i18n/missing-translation');
    const [one, another] = toldOf({});
    expect(another).toBeUndefined();
    expect(one).toMatchObject({ file: 'locales/es.json', pointer: '/more' });
    expect(one?.message).toContain('41 more in 21 groups beside each other are missing, too.');
    expect(toldOf({ g7: words('Palabras').g7 })).toHaveLength(20);
  });

  it('reports a text under quite another name once, at that name, and does not rename it by itself', () => {
    const changes = {
      'locales/es.json#/home/top/title': undefined,
      'locales/es.json#/home/top/heading': 'Bebe',
    };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/home/top/heading']);
    expect(problemsAfter(changes)[0]).toMatchObject({ suggestion: 'title', at: 'key' });
    expect(problemsAfter(changes)[0]).not.toHaveProperty('fix');
  });

  it('names the former name of words that the page and the default language call otherwise now', () => {
    const changes = {
      ...tinyLock(),
      'pages/home.json#/sections/0/props/title': 't:home.top.heading',
      'locales/en.json#/home/top/title': undefined,
      'locales/en.json#/home/top/heading': 'Drink',
    };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('Call it "heading", too, and run: npm run i18n -- accept');
  });

  it('reports an empty group once', () => {
    const changes = { 'locales/es.json#/home/top': {} };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/home/top']);
    expect(messagesAfter(changes)[0]).toContain('2 more of "top" are missing, too.');
  });

  it('leaves a list in the place of a group to schema/locale', () => {
    const changes = { 'locales/es.json#/home/top': ['x'] };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/es.json#/home/top']);
  });

  it('reports inline words without a translation', () => {
    const changes = { 'locales/es.json#/cup/title': undefined };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/cup']);
    expect(messagesAfter(changes)[0]).toContain('"A cup"');
  });

  it.each(['fallback', 'hide'])(
    'is info only where the language has the policy %s, but for the layout',
    (policy) => {
      const changes = {
        'site.config.json#/locales/1/untranslated': policy,
        'locales/es.json#/home/top/title': undefined,
        'locales/es.json#/site/footer': undefined,
      };
      const told = problemsAfter(changes).filter(({ check }) => check === 'i18n/missing-translation');
      expect(told.map(({ severity, pointer }) => [severity, pointer])).toEqual([
        ['error', '/site'],
        ['info', '/home/top'],
      ]);
    },
  );

  describe.each(['fallback', 'hide'])(
    'in a language with the policy %s, words that nothing shows',
    (policy) => {
      const waiting = { 'site.config.json#/locales/1/untranslated': policy };
      const told = (changes: Record<string, unknown>) =>
        problemsAfter({ ...waiting, ...changes })
          .filter(({ check }) => check.startsWith('i18n/'))
          .map(({ check, severity, pointer }) => [severity, check, pointer].join(' '));
      const withoutCup = { 'locales/es.json#/cup': undefined };

      it('are no words of the one group that is not translated', () => {
        expect(told({ ...withoutCup, 'locales/es.json#/careers': { title: 'Trabajo' } })).toEqual([
          'info i18n/missing-translation ',
          'warning i18n/extra-key /careers/title',
        ]);
      });

      it('are told as info when only their name is misspelt', () => {
        expect(told({ ...withoutCup, 'locales/es.json#/cupp': { title: 'Una taza' } })).toEqual([
          'info i18n/missing-translation /cupp',
        ]);
      });

      it('are an error in the place of a group that every page shows', () => {
        const changes = { 'locales/es.json#/site': undefined, 'locales/es.json#/sight': { footer: 'Adiós' } };
        expect(told(changes)).toContain('error i18n/missing-translation /sight');
      });
    },
  );

  it('asks whether a name was meant only where it is alike', () => {
    const renamed = (name: string) =>
      messagesAfter({
        'locales/es.json#/cup': undefined,
        [`locales/es.json#/${name}`]: { title: 'Una taza' },
      })[0];
    expect(renamed('cupp')).toContain('Did you mean "cup"?');
    expect(renamed('careers')).toBe(
      'Nothing shows "careers", and "cup" is missing here. Names are not translated: call it "cup" if these are its words.',
    );
  });

  it('tells which name was meant by the words that were translated, where several were changed at once', () => {
    const { home } = tinySite().locales.es as { home: { top: object; cups: object } };
    const { top, cups, ...others } = home;
    const changes = { ...tinyLock(), 'locales/es.json#/home': { ...others, vasos: cups, arriba: top } };
    expect(messagesAfter(changes)).toEqual([
      'Nothing shows "home.vasos", and "home.cups" is missing here. Did you mean "cups"?',
      'Nothing shows "home.arriba", and "home.top" is missing here. Did you mean "top"?',
    ]);
  });

  it('says nothing of a group that was renamed in every language, as the page that shows it does', () => {
    const page = { 'pages/products/cup.json#/meta/title': 't:cup.name' };
    const words = (locale: string, name: string) => ({ [`locales/${locale}.json#/cup/name`]: name });
    const before = { ...page, ...words('en', 'A cup for you'), ...words('es', 'Una taza para ti') };
    const { locales } = tinySite(before);
    const renamed = ['en', 'es'].flatMap((locale) => [
      [`locales/${locale}.json#/cup`, undefined],
      [`locales/${locale}.json#/mug`, locales[locale]?.cup],
    ]);
    const changes = { ...page, ...tinyLock(before), ...Object.fromEntries(renamed) };
    expect(placesAfter(changes)).toEqual(['i18n/missing-key pages/products/cup.json#/meta/title']);
  });

  it('tells a translation that is still under the former name once, and not also as one that is left over', () => {
    const label = 'pages/about.json#/sections/1/props/form/fields/1/options/0/label';
    const changes = {
      ...tinyLock(),
      [label]: 't:words.cups',
      'locales/en.json#/about/cups': undefined,
      'locales/en.json#/words': { cups: 'Cups' },
    };
    expect(placesAfter(changes)).toEqual(['i18n/missing-translation locales/es.json#/about/cups']);
  });

  it('asks for no translation of a page that exists only in the default language', () => {
    const changes = { 'pages/lost.json#/locales': ['en'], 'locales/es.json#/lost': undefined };
    expect(placesAfter(changes)).toEqual([]);
  });

  it('tells a misspelt key of words that were translated before on the page that misspells it', () => {
    const title = 'pages/products/cup.json#/features/0/title';
    const changes = { ...tinyLock(), [title]: 't:cup.titel|A cup' };
    expect(placesAfter(changes)).toEqual([`i18n/missing-translation ${title}`]);
    expect(messagesAfter(changes)[0]).toContain('Write "t:cup.title" before the words.');
  });

  it('tells a page that was copied from another, with new keys, that its words are missing, once', () => {
    const cup = JSON.stringify(tinySite().pages.find(({ file }) => file.endsWith('cup.json'))?.document);
    const copy = JSON.parse(cup.replaceAll('t:cup.', 't:mug.').replace('"cup"', '"mug"')) as object;
    const changes = { ...tinyLock(), 'pages/products/mug.json#': { ...copy, order: 9 } };
    const told = problemsAfter(changes).filter(({ severity }) => severity === 'error');
    expect(told.map(({ check, file }) => `${check} ${file}`)).toEqual([
      'i18n/missing-translation locales/es.json',
    ]);
    expect(told[0]?.message).not.toContain('Did you mean');
  });

  it('does not take a copied entry with a name of its own for one that it was copied from', () => {
    const entry = (name: string) => ({
      title: `t:cup.features.${name}.title|Made by hand for everybody`,
      description: 't:cup.title|A cup',
      icon: 'gift',
    });
    const features = 'pages/products/cup.json#/features';
    const translated = {
      'locales/es.json#/cup/features': {
        booksYourTeamWillLike: { title: 'Hecha a mano para todo el mundo' },
      },
    };
    const before = { [features]: [entry('booksYourTeamWillLike')], ...translated };
    const told = (name: string) =>
      messagesAfter({
        ...tinyLock(before),
        ...translated,
        [features]: [entry('booksYourTeamWillLike'), entry(name)],
      }).join();
    expect(told('booksAllOthersLike')).toContain(
      '"cup.features.booksAllOthersLike.title" (page "cup") is not',
    );
    expect(told('booksYourTeamWillLke')).toContain(
      'Write "t:cup.features.booksYourTeamWillLike.title" before the words.',
    );
  });
});
