import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

const place = 'locales/en.json#/about/choose';

describe('content/forbidden-text', () => {
  it.each([
    ...['Lorem ipsum dolor', 'Opening hours TBD', 'Choose [insert name]', 'asdf'],
    ...['Choose\\none', '"Choose",', '""Choose""', 'Choose https:// a cup'],
    'Choose C:\\Users\\Ana\\texts.docx',
  ])('reports "%s" once', (text) => {
    expect(placesAfter({ [place]: text })).toEqual([`content/forbidden-text ${place}`]);
  });

  it('reports the words that the settings forbid, in capitals too', () => {
    const changes = {
      'site.config.json#/checks': { 'content/forbidden-text': { options: { words: ['cheap'] } } },
    };
    expect(placesAfter({ ...changes, [place]: 'Cheap cups' })).toEqual([`content/forbidden-text ${place}`]);
    expect(placesAfter({ ...changes, [place]: 'Cheaper cups' })).toEqual([]);
  });
});
