import { describe, expect, it } from 'vitest';
import { longestText } from '../context/words/keys/words.ts';
import { tinySchemas } from '../testing/tiny-schemas.ts';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

describe('schema/locale', () => {
  it('reports a value that is no text', () => {
    const changes = { 'locales/es.json#/home/top/title': 5 };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/es.json#/home/top/title']);
    expect(messagesAfter(changes)[0]).toContain('Write it in double quotes: "5".');
  });

  it('asks for a text where other languages have one, and not for a group', () => {
    const told = (value: unknown) => messagesAfter({ 'locales/es.json#/home/top/title': value })[0];
    expect(told(['Be', 'be'])).toContain('It must be one text in double quotes.');
    expect(told(5)).toContain('It must be text. Write it in double quotes: "5".');
  });

  it('reports a key with signs that no page could name', () => {
    const changes = { 'locales/en.json#/home/top.title': 'x' };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/en.json#/home/top.title']);
  });

  it('reports a name with a full stop in the place of groups, also among the first', () => {
    const changes = { 'locales/en.json#/about/send': undefined, 'locales/en.json#/about.send': 'Send' };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/en.json#/about.send']);
    expect(messagesAfter(changes)[0]).toContain('write "send": … inside of "about": { }, which may be there');
  });

  it('knows the name in the default language for one that was translated', () => {
    const changes = { 'locales/es.json#/home/top/title': undefined, 'locales/es.json#/home/top/título': 'x' };
    expect(problemsAfter(changes)).toMatchObject([
      {
        message: '"título" is a name, and names are not translated. Did you mean "title"?',
        suggestion: 'title',
      },
    ]);
  });

  it('says of a section among the words only that it belongs on a page', () => {
    const props = { title: 't:home.top.title', columns: 2, button: { label: 't:home.top.more' } };
    const changes = { 'locales/en.json#/home/banner': { type: 'banner', id: 'more', props } };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/en.json#/home/banner']);
    expect(messagesAfter(changes)[0]).toContain('This is a section, and belongs on a page.');
  });

  it('says so of another part of a page, which names its texts and has no words', () => {
    const entry = {
      key: 'cup',
      title: 't:home.top.title',
      text: 't:home.cups.words',
      image: { src: '/x.svg' },
    };
    const changes = { 'locales/es.json#/home/entry': entry };
    expect(placesAfter(changes)).toEqual(['schema/locale locales/es.json#/home/entry']);
    expect(messagesAfter(changes)[0]).toContain('This is a part of a page: it names its texts with "t:"');
  });

  it('does not take words for a part of a page before which some "t:" was typed', () => {
    const words = { type: 'Tipo', props: { title: 'Título' }, more: 't:Más cosas', other: 't:Otras' };
    const told = placesAfter({ 'locales/es.json#/home/entry': words });
    expect(told.filter((place) => place.startsWith('schema/locale'))).toEqual([]);
  });

  it.each([[[]], ['words'], [null]])('reports %j in the place of all words as one fault', (words) => {
    expect(placesAfter({ 'locales/es.json#': words })).toEqual(['schema/locale locales/es.json#']);
  });
});

describe('a text that is longer than anybody writes', () => {
  const repeated = (words: string, length: number) =>
    words.repeat(Math.ceil(length / words.length)).slice(0, length);
  const both = (text: string) => ({
    'locales/en.json#/about/description': text,
    'locales/es.json#/about/description': text,
  });
  const kinds = [
    'a',
    'A',
    'a ',
    ' ',
    ' \n',
    'aB',
    'a.',
    't:',
    '../',
    '%{a',
    '&amp;',
    'page:',
    '"',
    'a@',
    '!?',
  ];
  const prose = 'Customers come back. ';

  it.each([...kinds, prose])('is told once for each language, and nobody waits for it: "%s"', (words) => {
    expect(placesAfter(both(`${repeated(words, 100_000)}x`)).sort()).toEqual([
      'schema/locale locales/en.json#/about/description',
      'schema/locale locales/es.json#/about/description',
    ]);
  });

  it.each([...kinds, prose])(
    'may have as many signs as are allowed, and nobody waits for it: "%s"',
    (words) => {
      const found = placesAfter(both(`${repeated(words, longestText - 1)}x`));
      expect(found.filter((place) => place.startsWith('schema/locale'))).toEqual([]);
    },
  );

  it('is as long for the checks as for the schema', () => {
    expect(JSON.stringify(tinySchemas['locale.schema.json'])).toContain(`"maxLength":${longestText}`);
    expect(
      placesAfter({ 'locales/en.json#/about/description': '☕️🫖'.repeat(longestText / 3) }),
    ).not.toContain('schema/locale locales/en.json#/about/description');
  });
});
