import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const files = tinyFiles();
const cup = files['pages/products/cup.json'];
const collections = 'site.config.json#/collections';
const { products } = (files['site.config.json'] as { collections: { products: unknown } }).collections;

describe('ref/collection-folder', () => {
  it('reports an entry without a card beside others that have one', () => {
    const plain = { ...(cup as object), id: 'mug', card: undefined };
    expect(placesAfter({ 'pages/products/mug.json': plain })).toContain(
      'ref/collection-folder pages/products/mug.json#',
    );
  });

  it('reports a page with a card that lies in no collection', () => {
    const card = {
      title: 't:about.title',
      description: 't:about.title',
      imageBg: { src: '/images/cup.svg' },
    };
    const changes = { 'pages/about.json#/card': { ...card, tone: 'warm' } };
    expect(placesAfter(changes)).toEqual(['ref/collection-folder pages/about.json#/card']);
    expect(messagesAfter(changes)[0]).toContain('Move the file to pages/products, or remove the card.');
  });

  it('reports a collection without a page', () => {
    const cards = 'pages/home.json#/sections/1/props/cards';
    const changes = { [`${collections}/mugs`]: { path: '/mugs/{slug}' }, [cards]: 'collection:mugs' };
    expect(placesAfter(changes)).toContain(`ref/collection-folder ${collections}/mugs`);
  });

  it('accepts entries of a collection that nobody lists with cards', () => {
    const changes = { 'pages/products/cup.json#/card': undefined };
    expect(placesAfter(changes).filter((place) => place.startsWith('ref/collection'))).toEqual([]);
  });

  it('asks for a card where the collection is called otherwise than the folder', () => {
    const moved = {
      'pages/products/cup.json': undefined,
      'pages/mugs/cup.json': { ...(cup as object), path: '/cup' },
    };
    expect(placesAfter(moved)).toEqual([`ref/collection-folder ${collections}/products`]);
    const asked = {
      ...moved,
      [collections]: { product: products },
      'pages/home.json#/sections/1/props/cards': 'collection:mugs',
    };
    expect(messagesAfter(asked).find((message) => message.includes('Did you mean "mugs"?'))).toBeDefined();
  });
});
