import { describe, expect, it } from 'vitest';
import { valueAt } from '../problems/value-at.ts';
import { checkSite } from '../testing/check-site.ts';
import { tinyLock } from '../testing/tiny-lock.ts';
import { messagesAfter, placesAfter, problemsAfter, tinySite } from '../testing/tiny-site.ts';

describe('i18n/missing-key', () => {
  it('reports a key that the default language lacks, where it is used', () => {
    const changes = { 'pages/home.json#/sections/0/props/title': 't:home.top.titel' };
    expect(placesAfter(changes)).toEqual(['i18n/missing-key pages/home.json#/sections/0/props/title']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.top.title"?');
  });

  it('keeps what a misspelt text counts', () => {
    const changes = {
      'pages/home.json#/sections/1/props/title': 't:home.cups.titel?smart_count=collection:products',
    };
    expect(messagesAfter(changes)[0]).toContain(
      'Did you mean "t:home.cups.title?smart_count=collection:products"?',
    );
  });

  it('reports once that the default language has lost all its words, and not that its settings name some', () => {
    const options = { words: ['Cup'] };
    const changes = {
      'locales/en.json': {},
      'site.config.json#/checks': { 'i18n/identical-to-source': { options } },
    };
    expect(placesAfter(changes)).toEqual(['i18n/missing-key locales/en.json#']);
    expect(messagesAfter(changes)[0]).toMatch(/^All \d+ texts are missing in this file/);
  });

  it('says nothing of a key that only a page names which cannot be read: its words may stand there', () => {
    const file = 'pages/about.json';
    const site = tinySite({ [`${file}#/meta/title`]: 't:about.nothing' });
    const checksOf = (unreadable: string[]) =>
      checkSite(site, { unreadable: new Set(unreadable) }).map(({ check }) => check);
    expect(checksOf([])).toContain('i18n/missing-key');
    expect(checksOf([file])).not.toContain('i18n/missing-key');
  });

  it.each([
    ['a text', 'home/top/title', 'home/top/heading'],
    ['a group', 'home/top', 'home/intro'],
    ['a group that went into one that is shown', 'home/top', 'about/top'],
  ])('names the new name of %s that was renamed in every language', (_, was, is) => {
    const renamed = ['en', 'es'].flatMap((locale) => {
      const words: unknown = tinySite().locales[locale];
      const from = `locales/${locale}.json#/${was}`;
      return [
        [from, undefined],
        [`locales/${locale}.json#/${is}`, valueAt(words, `/${was}`)],
      ];
    });
    const changes = { ...tinyLock(), ...Object.fromEntries(renamed) };
    const [from, to] = [was, is].map((name) => name.replaceAll('/', '.'));
    expect(messagesAfter(changes)).toEqual([
      expect.stringContaining(
        `The locale files have these words as "${to}", which nothing shows. Call it "${from}" again in every language; to change the name everywhere, then run: npm run content -- rename key ${from} ${to}`,
      ),
    ]);
  });

  it.each([
    ['with the same words twice', {}],
    ['with a text that was written anew since', { 'locales/en.json#/start/meta/title': 'At home with us' }],
  ])('names the new name of a whole group that was renamed in every language, %s', (_, since) => {
    const twice = ['top', 'cups'].flatMap((group) => [
      [`locales/en.json#/home/${group}/title`, 'All that we have for you'],
      [`locales/es.json#/home/${group}/title`, 'Todo lo que tenemos para ti'],
    ]);
    const accepted = Object.fromEntries(twice);
    const { locales } = tinySite(accepted);
    const renamed = ['en', 'es'].flatMap((locale) => [
      [`locales/${locale}.json#/home`, undefined],
      [`locales/${locale}.json#/start`, locales[locale]?.home],
    ]);
    const changes = { ...tinyLock(accepted), ...Object.fromEntries(renamed), ...since };
    expect(messagesAfter(changes).join()).toContain('The locale files have these words as "start", which');
    expect(placesAfter(changes)[0]).toMatch(/^i18n.missing-key pages/);
  });

  it.each([
    ['a space', ' t:home.top.title'],
    ['a tab', '\tt:home.top.title'],
    ['a sign that nobody sees', '\ufefft:home.top.title'],
    ['quotation marks', '“t:home.top.title”'],
    ['the colon of another writing', 't：home.top.title'],
    ['a sign that nobody sees in "t:"', 't\u200b:home.top.title'],
  ])('is an error that visitors would read the name of a text, because of %s', (_, value) => {
    const told = problemsAfter({ 'pages/home.json#/sections/0/props/title': value });
    expect(told).toMatchObject([
      { check: 'i18n/missing-key', severity: 'error', fix: { set: 't:home.top.title' } },
    ]);
  });

  it('tells the right name of a misspelt one that does not begin with "t:"', () => {
    const told = problemsAfter({ 'pages/home.json#/sections/0/props/title': ' t:home.top.titel' });
    expect(told).toMatchObject([{ check: 'i18n/missing-key', suggestion: 't:home.top.title' }]);
    expect(told[0]?.fix).toBeUndefined();
  });

  it.each([
    ['t:cup.title | A cup', 't:cup.title|A cup'],
    ['t:cup.title |A cup', 't:cup.title|A cup'],
    ['t: cup.title|A cup', 't:cup.title|A cup'],
    ['t:cup.title\u200b|A cup', 't:cup.title|A cup'],
  ])('tells spaces around the name in "%s" once, and mends all of them', (value, set) => {
    const told = problemsAfter({ 'pages/products/cup.json#/meta/title': value });
    expect(told).toMatchObject([{ check: 'i18n/missing-key', severity: 'error', fix: { set } }]);
  });

  it('reports a deleted key once, however often it is used', () => {
    const changes = {
      'locales/en.json#/home/top/more': undefined,
      'locales/es.json#/home/top/more': undefined,
    };
    expect(placesAfter(changes)).toEqual([
      'i18n/missing-key pages/about.json#/sections/0/props/button/label',
    ]);
    expect(messagesAfter(changes)[0]).toContain('It is used in 1 more place.');
  });

  it('reports words that only the default language has lost in its file, once for a group', () => {
    expect(placesAfter({ 'locales/en.json#/home/top/more': undefined })).toEqual([
      'i18n/missing-key locales/en.json#/home/top',
    ]);
    const [told] = messagesAfter({ 'locales/en.json#/home/top': undefined });
    expect(told).toMatch(/^\d texts of "home.top" are missing in this file: locales\/es.json has them/);
  });

  it('reports the words that a page has lost behind the name, as it has those of its other texts', () => {
    const place = 'pages/products/cup.json#/meta/title';
    expect(placesAfter({ [place]: 't:cup.title' })).toEqual([`i18n/missing-key ${place}`]);
    expect(messagesAfter({ [place]: 't:cup.title' })[0]).toContain('Write "t:cup.title|" and the words.');
  });

  it('reports the name of a text without "t:", which visitors would read', () => {
    const changes = { 'pages/home.json#/sections/0/props/title': 'home.top.title' };
    expect(placesAfter(changes)).toEqual(['i18n/missing-key pages/home.json#/sections/0/props/title']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.top.title"?');
  });

  it.each(['thome.top.title', ':home.top.title', 't;home.top.title', 'T: home.top.title'])(
    'reports %s, where "t:" is broken',
    (title) => {
      const changes = { 'pages/home.json#/sections/0/props/title': title };
      expect(placesAfter(changes)).toEqual(['i18n/missing-key pages/home.json#/sections/0/props/title']);
      expect(messagesAfter(changes)[0]).toContain('Did you mean "t:home.top.title"?');
    },
  );

  it('reports a name with words of its own behind it, whose "t:" is broken', () => {
    const place = 'pages/products/cup.json#/meta/title';
    expect(placesAfter({ [place]: ':cup.title|A cup' })).toEqual([`i18n/missing-key ${place}`]);
    expect(messagesAfter({ [place]: 'cup.title|A cup' })[0]).toContain('Did you mean "t:cup.title|A cup"?');
  });

  it('reports words whose key is gone', () => {
    const place = 'pages/products/cup.json#/meta/title';
    expect(placesAfter({ [place]: 't:|A cup' })).toContain(`i18n/missing-key ${place}`);
  });

  it('reports a name that ends with a full stop', () => {
    const told = problemsAfter({ 'pages/home.json#/sections/0/props/title': 't:home.top.title.' });
    const [problem] = told.filter(({ check }) => check === 'i18n/missing-key');
    expect(problem).toMatchObject({ suggestion: 't:home.top.title' });
    expect(problem?.message).toContain(
      '"home.top.title." ends with a full stop, behind which no name follows.',
    );
  });

  it('reports a name that ends with a full stop before its words, and keeps the words', () => {
    const told = problemsAfter({ 'pages/products/cup.json#/card/title': 't:cup.title.|A cup' });
    const [problem] = told.filter(({ check }) => check === 'i18n/missing-key');
    expect(problem).toMatchObject({ pointer: '/card/title', suggestion: 't:cup.title|A cup' });
  });

  it('reports a name that goes on behind that of a text, where the page has words of its own', () => {
    const title = 'pages/products/cup.json#/features/0/title';
    const changes = { [title]: 't:cup.title.text|A cup' };
    expect(placesAfter(changes)).toEqual([`i18n/missing-key ${title}`]);
    expect(messagesAfter(changes)[0]).toMatch(
      /"cup\.title" is a text.*Did you mean "t:cup\.title\|A cup"\?$/,
    );
  });

  it('reports it on the page, too, when nothing else shows the text, but it was translated', () => {
    const title = 'pages/home.json#/sections/0/props/title';
    const named = { [title]: 't:home.top.title|Cups', 'locales/en.json#/home/top/title': undefined };
    const changes = { ...named, ...tinyLock(named), [title]: 't:home.top.title.text|Cups' };
    expect(placesAfter(changes)).toEqual([`i18n/missing-key ${title}`]);
  });

  it('reports words behind a colon, where the | is missing', () => {
    const place = 'pages/products/cup.json#/card/description';
    for (const words of [':A cup by hand', ': A cup by hand'])
      expect(messagesAfter({ [place]: `t:cup.description${words}` })[0]).toContain(
        'Between the name "cup.description" and its words a | is missing. Did you mean "t:cup.description|A cup by hand"?',
      );
    const colon = { 'pages/home.json#/sections/0/props/title': 't:home.top:title' };
    expect(messagesAfter(colon)[0]).toContain('Did you mean "t:home.top.title"?');
  });

  it('reports a place with no name at all', () => {
    const changes = { 'pages/home.json#/sections/0/props/title': 't:' };
    expect(messagesAfter(changes)).toEqual([
      'Section "top" of page "home": Behind "t:" stands no name of a text. Write it there.',
    ]);
  });

  it('names the text of a group that nothing shows, and not one that is shown already', () => {
    const changes = {
      'locales/en.json#/home/top/label': 'Our story',
      'locales/es.json#/home/top/label': 'Nuestra historia',
      'pages/about.json#/sections/0/props/title': 't:home.top.label',
      'pages/about.json#/sections/0/props/button/label': 't:about.title',
      'pages/home.json#/sections/0/props/button/label': 't:home.top',
    };
    expect(messagesAfter(changes)).toContainEqual(expect.stringContaining('Did you mean "t:home.top.more"?'));
  });

  it('reports a key that is a group', () => {
    const changes = { 'pages/home.json#/sections/0/props/title': 't:home.top' };
    expect(placesAfter(changes)).toEqual(['i18n/missing-key pages/home.json#/sections/0/props/title']);
    expect(messagesAfter(changes)[0]).toContain('is a group of texts');
  });

  it('says of a file that cannot be read no word more, also where another language falls back to it', () => {
    const changes = { 'site.config.json#/locales/1/untranslated': 'fallback', 'locales/en.json': [] };
    expect(placesAfter(changes)).toEqual([
      'schema/locale locales/en.json#',
      'config/locales site.config.json#/locales/1/untranslated',
    ]);
  });

  it('reports a misspelt key once, also where another language falls back and lacks it', () => {
    const changes = {
      'site.config.json#/locales': [
        { locale: 'en', name: 'English', suffix: '', dir: 'ltr' },
        { locale: 'es', name: 'Español', suffix: '-es', dir: 'ltr' },
        { locale: 'fr', name: 'Français', suffix: '-fr', dir: 'ltr', untranslated: 'fallback' },
      ],
      'locales/fr.json': {},
      'locales/en.json#/home/cups/words': undefined,
      'locales/en.json#/home/cups/wrods': 'Cups',
    };
    const told = placesAfter(changes).filter((place) => place.startsWith('i18n/missing-key'));
    expect(told).toEqual(['i18n/missing-key locales/en.json#/home/cups/wrods']);
  });

  it.each(['t:home.top.title Two cups', 't:home.top.title: Two cups', 't:home.top.title:Two cups'])(
    'asks for the sign between a name and words that are written behind it: %s',
    (title) => {
      const written = { 'pages/home.json#/sections/0/props/title': title };
      expect(messagesAfter(written)[0]).toContain('Did you mean "t:home.top.title"?');
      expect(messagesAfter({ ...written, 'locales/en.json#/home/top/title': undefined })[0]).toContain(
        'Did you mean "t:home.top.title|Two cups"?',
      );
    },
  );
});
