import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const featured = 'pages/home.json#/sections/1/props/featured';

describe('ref/unknown-entry', () => {
  it('reports an entry that is not in the collection beside it', () => {
    expect(placesAfter({ [featured]: 'cupp' })).toEqual([`ref/unknown-entry ${featured}`]);
    expect(messagesAfter({ [featured]: 'cupp' })[0]).toContain('Did you mean "cup"?');
  });

  it('reports a page that is no entry', () => {
    expect(placesAfter({ [featured]: 'about' })).toEqual([`ref/unknown-entry ${featured}`]);
  });

  it('leaves an entry that links name as well to those', () => {
    const link = 'pages/about.json#/sections/0/props/button/link';
    expect(placesAfter({ [featured]: 'mug', [link]: 'page:mug' })).toEqual([`ref/missing-entry ${link}`]);
  });

  it('accepts an entry', () => {
    expect(placesAfter({ [featured]: 'cup' })).toEqual([]);
  });

  it('leaves a collection that does not exist to its own check', () => {
    const cards = 'pages/home.json#/sections/1/props/cards';
    expect(placesAfter({ [featured]: 'cup', [cards]: 'collection:mugs' })).toEqual([
      `ref/missing-entry ${cards}`,
    ]);
  });
});
