import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('schema/unknown-block-type', () => {
  it('reports an item of a type that may not stand there', () => {
    const changes = { 'pages/home.json#/sections/1/props/items/1/type': 'pictur' };
    expect(placesAfter(changes)).toEqual([
      'schema/unknown-block-type pages/home.json#/sections/1/props/items/1/type',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "picture"?');
  });
});
