import { describe, expect, it } from 'vitest';
import { tinyLock } from '../testing/tiny-lock.ts';
import { placesAfter } from '../testing/tiny-site.ts';

const place = 'locales/en.json#/about/choose';

describe('content/forbidden-text', () => {
  it.each([
    ...['Ch\\u00ed', 'Lorem ipsum dolor', 'Opening hours TBD', 'Choose [insert name]', 'asdf'],
    ...[
      'Choose\\none',
      'C:\\Users\\Ana\\texts.docx',
      'Choose the ""cup"" here',
      'Choose one OLD',
      '"Choose",',
      '""Choose""',
      'Choose https:// a cup',
      'Choose \\ddone',
      '@todo Choose',
      'Your text here',
      'Insert title here',
      'Inserta el título aquí',
      'Choose (to review)',
      'EN: Choose',
      'Here is the translation: Choose',
      'Sure! Here is a catchier line: Choose',
      'Claro, aquí tienes una frase mejor: Choose',
      'Here’s a more catchy headline: Choose',
      '[10:42, 11/27/2026] Ana: Choose',
      '[27/11/26, 10:42:11] Ana García: Choose',
      'Chu00f3ose',
      'Choose [object Object]',
      'Choose xxx',
      'Last updated: XX/XX/2026',
      'Call +34 XX XX XX',
      'Open until 12/XX',
      '[EN] Choose',
      'Caf%C3%A9',
    ],
  ])('reports "%s" once', (text) => {
    expect(placesAfter({ [place]: text })).toEqual([`content/forbidden-text ${place}`]);
  });

  const other = 'locales/es.json#/about/choose';

  it.each([
    ['Choose a cup [ask Ana first]', 'Élígé'],
    ['Choose a cup [or "mug"? – Ana]', 'Élígé'],
    ['Choose a cup [formal?]', 'Élígé'],
    ['Choose a cup / Take a cup', 'Élígé'],
    ['"Choose a cup"', 'Élígé'],
    ["'Choose a cup'", 'Élígé'],
  ])('reports what only one language has: %s', (text, translation) => {
    const told = placesAfter({ [place]: text, [other]: translation });
    expect(told).toEqual([`content/forbidden-text ${place}`]);
  });

  it.each([
    ['Choose a cup [large or small]', 'Élígé [gránde o chíco]'],
    ['"Choose a cup"', '«Élígé»'],
    ['Choose a cup / a mug', 'Élígé úná tázá/járrá'],
    ['Choose a cup/mug', 'Élígé úná tázá'],
    ['Here is a place for you: choose', 'Élígé úná tázá'],
    ['Choose [one] of the cups', 'Élígé úná dé lás tázás'],
    ['"Choose" or "send"', 'Élígé'],
  ])('lets stand: %s – %s', (text, translation) => {
    expect(placesAfter({ [place]: text, [other]: translation })).toEqual([]);
  });

  it.each([
    'Write your message here',
    'Enter your name here',
    'The text here is short',
    'Choose @ home',
    'Here we offer translation: ask us',
  ])('lets stand what forms and sentences say: %s', (text) =>
    expect(placesAfter({ [place]: text }).join()).not.toContain('content/forbidden-text'),
  );

  it('reports what a spreadsheet has made of a number or a fact', () => {
    expect(placesAfter({ [place]: 'For 1.45E+03 pts' })).toContain(`content/forbidden-text ${place}`);
    expect(placesAfter({ [place]: 'Choose #NAME? now' })).toEqual([`content/forbidden-text ${place}`]);
    expect(placesAfter({ [place]: '=SUM(A1)' })).toEqual([`i18n/todo-value ${place}`]);
    const changes = { 'site.config.json#/facts/support': '24-Jul', [place]: 'Choose %{support}' };
    expect(placesAfter(changes)).toContain('content/forbidden-text site.config.json#/facts/support');
    expect(placesAfter({ [place]: '24-Jul' }).join()).not.toContain('content/forbidden-text');
  });

  it('lets stand what was accepted so', () => {
    const texts = { [place]: '"Choose a cup"', [other]: 'Élígé' };
    expect(placesAfter({ ...texts, ...tinyLock(texts) })).toEqual([]);
  });

  it('reports the words that the settings forbid, in capitals too', () => {
    const changes = {
      'site.config.json#/checks': { 'content/forbidden-text': { options: { words: ['cheap'] } } },
    };
    expect(placesAfter({ ...changes, [place]: 'Cheap cups' })).toEqual([`content/forbidden-text ${place}`]);
    expect(placesAfter({ ...changes, [place]: 'Cheaper cups' })).toEqual([]);
  });
});
