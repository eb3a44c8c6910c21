import { describe, expect, it } from 'vitest';
import { tinyLock } from './testing/tiny-lock.ts';
import { placesAfter } from './testing/tiny-site.ts';

const place = 'locales/en.json#/about/choose';

describe('content/forbidden-text', () => {
  it.each([
    ...['Lorem ipsum dolor', 'Opening hours TBD', 'Choose [insert name]', 'asdf'],
    ...[
      'Choose\\none',
      'C:\\Users\\Ana\\texts.docx',
      'Choose the ""cup"" here',
      'Choose one OLD',
      '"Choose",',
      '""Choose""',
      'Choose https:// a cup',
    ],
  ])('reports "%s" once', (text) => {
    expect(placesAfter({ [place]: text })).toEqual([`content/forbidden-text ${place}`]);
  });

  const other = 'locales/es.json#/about/choose';

  it.each([
    ['Choose a cup [ask Ana first]', 'Élígé'],
    ['"Choose a cup"', 'Élígé'],
    ["'Choose a cup'", 'Élígé'],
  ])('reports what only one language has: %s', (text, translation) => {
    const told = placesAfter({ [place]: text, [other]: translation });
    expect(told).toEqual([`content/forbidden-text ${place}`]);
  });

  it.each([
    ['Choose a cup [large or small]', 'Élígé [gránde o chíco]'],
    ['"Choose a cup"', '«Élígé»'],
    ['Choose [one] of the cups', 'Élígé úná dé lás tázás'],
    ['"Choose" or "send"', 'Élígé'],
  ])('lets stand: %s – %s', (text, translation) => {
    expect(placesAfter({ [place]: text, [other]: translation })).toEqual([]);
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
