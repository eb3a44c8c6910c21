import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/check-site.ts';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

describe('i18n/inline-literal', () => {
  it('reports words without a key', () => {
    const changes = {
      'pages/home.json#/sections/0/props/image/alt': 'Our story',
      'locales/en.json#/home/top/alt': undefined,
      'locales/es.json#/home/top/alt': undefined,
    };
    expect(placesAfter(changes)).toEqual(['i18n/inline-literal pages/home.json#/sections/0/props/image/alt']);
    expect(messagesAfter(changes)[0]).toContain(
      'Write "t:home.top.alt", and its words under that name in locales/en.json and locales/es.json, and run: "npm run i18n -- accept home.top.alt". Only if it is a proper name, list it in "names"',
    );
    const followed = {
      'pages/home.json#/sections/0/props/image/alt': 't:home.top.alt|Our story',
      'locales/en.json#/home/top/alt': undefined,
      'locales/es.json#/home/top/alt': 'Nuestra historia',
    };
    expect(placesAfter(followed)).toEqual([]);
  });

  it('puts one bar between a name and words that begin with one', () => {
    const [told] = messagesAfter({ 'pages/about.json#/sections/0/props/title': '|Our story' });
    expect(told).not.toMatch(/\|\s*\|/);
    expect(told).toContain('|Our story"');
  });

  it('asks first whether words are a proper name, where others of their list are', () => {
    const items = ['Cups', 'Veldora'].map((text) => ({ type: 'words', text }));
    const [told] = messagesAfter({
      'pages/home.json#/sections/1/props/items': items,
      'locales/en.json#/home/cups/words': undefined,
      'locales/es.json#/home/cups/words': undefined,
    });
    expect(told).toContain(
      'If it is a proper name, as those beside it are, list it in "names" of site.config.json. Otherwise write "t:',
    );
  });

  it('reports a name that is not listed once, and how often it is written', () => {
    const changes = {
      'pages/lost.json#/sections/0/props/title': 'Casa Solmarea',
      'pages/about.json#/sections/0/props/title': 'Casa Solmarea',
    };
    const told = messagesAfter(changes).filter((message) => message.includes('Casa Solmarea'));
    expect(told).toEqual([expect.stringContaining('It stands in 1 more place.')]);
  });

  it('says nothing while the list of names is broken', () => {
    expect(
      placesAfter({ 'site.config.json#/names/0': '', 'pages/lost.json#/sections/0/props/title': 'Cups' }),
    ).toEqual(['schema/site site.config.json#/names/0']);
  });

  it('is told alone, though the key that stood there is left over', () => {
    const changes = { 'pages/home.json#/sections/0/props/image/alt': 'Our story' };
    expect(placesAfter(changes)).toEqual(['i18n/inline-literal pages/home.json#/sections/0/props/image/alt']);
  });

  it('leaves numbers, facts, initials and the names of the site alone', () => {
    const changes = {
      'pages/lost.json#/sections/0/props/title': 'Cups',
      'pages/lost.json#/meta/description': '%{price} / 6,200 pts',
      'pages/about.json#/sections/0/props/title': 'SOL-4821',
    };
    expect(placesAfter(changes)).toEqual([]);
  });

  it('leaves units alone that all languages write alike', () => {
    expect(placesAfter({ 'pages/lost.json#/sections/0/props/title': 'kg' })).toEqual([]);
    expect(placesAfter({ 'pages/lost.json#/sections/0/props/title': 'days' })).toEqual([
      'i18n/inline-literal pages/lost.json#/sections/0/props/title',
    ]);
  });

  it('leaves the name of the site alone, though it is not listed', () => {
    const changes = { 'site.config.json#/name': 'Casa Solmarea' };
    expect(
      placesAfter({ ...changes, 'pages/lost.json#/sections/0/props/title': 'Casa Solmarea' }).filter(
        (found) => found.startsWith('i18n/inline-literal'),
      ),
    ).toEqual([]);
  });

  it.each([
    'shop@cups.example',
    '@cups_daily',
    'https://cups.example/menu',
    'www.cups.example',
    'cups.example/r/elena',
    'AUTUMN-26',
    'Faro 12, 46003 Valencia',
  ])('leaves the address %s alone', (address) => {
    expect(placesAfter({ 'pages/lost.json#/sections/0/props/title': address })).toEqual([]);
  });

  it('reports a name that has lost its capital where it is written, and one that is cut short where it is listed', () => {
    const title = 'pages/lost.json#/sections/0/props/title';
    const told = (name: string, text: string) =>
      placesAfter({ 'site.config.json#/names': ['Cups', name], [title]: text });
    expect(told('Diego O.', 'iego O.')).toEqual([`i18n/inline-literal ${title}`]);
    expect(told('Orv', 'Orvanta')).toEqual(['i18n/inline-literal site.config.json#/names/1']);
    expect(told('Or', 'Orvanta')).toEqual([`i18n/inline-literal ${title}`]);
  });

  it('reports a name that is not that of its picture, which texts mention', () => {
    const image = 'pages/home.json#/sections/0/props/image';
    const site = tinySite({
      'site.config.json#/names': ['Cups', 'Solmarea'],
      'locales/en.json#/about/send': 'Send Solmarea',
      'locales/es.json#/about/send': 'Envía Solmarea',
      [image]: { src: '/images/solmarea.svg', alt: 'Selmerea' },
    });
    const asset = { ...site.assets['/images/cup.svg'], url: '/images/solmarea.svg' };
    const told = checkSite({ ...site, assets: { ...site.assets, '/images/solmarea.svg': asset } });
    const [found] = told.filter(({ check }) => check === 'i18n/inline-literal');
    expect(found?.message).toContain('"Selmerea" is no name of this site. Did you mean "Solmarea"?');
  });

  it('reports a name that is misspelt where it is listed, as long as nothing mentions it so', () => {
    const alt = 'pages/home.json#/sections/0/props/image/alt';
    const changes = { 'site.config.json#/names': ['Cups', 'Solmaera'], [alt]: 'Solmarea' };
    expect(placesAfter(changes)).toContain('i18n/inline-literal site.config.json#/names/1');
    const both = {
      ...changes,
      'locales/en.json#/about/send': 'Send Solmaera',
      'locales/es.json#/about/send': 'A Solmaera',
    };
    expect(placesAfter(both)).toContain(`i18n/inline-literal ${alt}`);
  });

  it('proposes the name of the text that the words were written over', () => {
    const title = 'pages/home.json#/meta/title';
    expect(messagesAfter({ [title]: 'Our story' })[0]).toContain(
      'Nothing shows "home.meta.title" any more. Write "t:home.meta.title" again;',
    );
    expect(messagesAfter({ 'pages/home.json#/sections/0/props/title': 'Our story' })[0]).toContain(
      'Write "t:home.top.title" again;',
    );
  });

  it('proposes another key for each text of a list, so that all of them can be followed', () => {
    const items = (...texts: string[]) => ({
      'pages/home.json#/sections/1/props/items': texts.map((text) => ({ type: 'words', text })),
      'locales/en.json#/home/cups/words': undefined,
    });
    const told = messagesAfter({
      ...items('Ours are blue', 'Made by hand'),
      'locales/es.json#/home/cups/words': undefined,
    });
    expect(told).toEqual([
      expect.stringContaining('Write "t:home.cups.text", and its words'),
      expect.stringContaining('Write "t:home.cups.text2", and its words'),
    ]);
    const followed = {
      ...items('t:home.cups.text|Ours are blue', 't:home.cups.text2|Made by hand'),
      'locales/es.json#/home/cups': { title: 'Una |||| %{smart_count}', text: 'Azules', text2: 'A mano' },
    };
    expect(placesAfter(followed).filter((place) => place.includes('inline'))).toEqual([]);
  });

  it('asks for words of the default language in the place of others', () => {
    const alt = 'pages/home.json#/sections/0/props/image/alt';
    const gone = { 'locales/en.json#/home/top/alt': undefined, 'locales/es.json#/home/top/alt': undefined };
    const onPage = {
      'pages/home.json#/sections/0/props/title': 't:home.top.title|Drink',
      'locales/en.json#/home/top/title': undefined,
    };
    expect(messagesAfter({ ...gone, ...onPage, [alt]: 'Las tazas que quieres' })[0]).toContain(
      'Write "t:home.top.alt|" and its words in "en"',
    );
  });
});
