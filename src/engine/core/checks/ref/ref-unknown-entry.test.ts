import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const featured = 'pages/home.json#/sections/1/props/featured';

describe('ref/unknown-entry', () => {
  it('reports an entry that is not in the collection beside it', () => {
    expect(placesAfter({ [featured]: 'cupp' })).toEqual([`ref/unknown-entry ${featured}`]);
    expect(messagesAfter({ [featured]: 'cupp' })[0]).toContain('Did you mean "cup"?');
  });

  it('reports a page that is no entry, with the entries that there are', () => {
    expect(placesAfter({ [featured]: 'about' })).toEqual([`ref/unknown-entry ${featured}`]);
    expect(messagesAfter({ [featured]: 'about' })[0]).toMatch(/ It has cup.*\. Write one of them\.$/);
  });

  it('leaves an entry that links name as well to those', () => {
    const link = 'pages/about.json#/sections/0/props/button/link';
    expect(placesAfter({ [featured]: 'mug', [link]: 'page:mug' })).toEqual([`ref/missing-entry ${link}`]);
  });

  it('reports the id of an entry whose file is called as the lists say', () => {
    const link = 'pages/about.json#/sections/0/props/button/link';
    const changes = { [featured]: 'cup', 'pages/products/cup.json#/id': 'pot' };
    expect(placesAfter(changes)).toEqual(['ref/unknown-entry pages/products/cup.json#/id']);
    expect(placesAfter({ ...changes, [link]: 'page:cup' })).toEqual([
      'ref/missing-entry pages/products/cup.json#/id',
    ]);
  });

  it.each([
    ['draft', true],
    ['publishAt', '2026-06-01T00:00:00Z'],
    ['unpublishAt', '2025-06-01T00:00:00Z'],
    ['unpublishAt', '2026-06-01T00:00:00Z'],
  ])('warns of an entry that is not shown as long as the list: %s %s', (property, value) => {
    const changes = { [featured]: 'cup', [`pages/products/cup.json#/${property}`]: value };
    expect(placesAfter(changes)).toEqual([`ref/unknown-entry pages/products/cup.json#/${property}`]);
    const shownWithIt = { [`pages/home.json#/sections/1/${property}`]: value };
    expect(placesAfter({ ...changes, ...shownWithIt }).join()).not.toContain('ref/unknown-entry');
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
