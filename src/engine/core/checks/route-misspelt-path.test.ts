import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

const path = 'pages/about.json#/path';

describe('route/misspelt-path', () => {
  it('reports an address that is a slip for the name of its page', () => {
    expect(placesAfter({ [path]: '/abuot' })).toEqual([`route/misspelt-path ${path}`]);
    expect(messagesAfter({ [path]: '/company/aboutt' })[0]).toContain('Did you mean "/company/about"?');
  });

  it('reports an address that is a slip for the folder of others', () => {
    expect(placesAfter({ [path]: '/prodcts/about' })).toEqual([`route/misspelt-path ${path}`]);
    expect(placesAfter({ [path]: '/products/about' })).toEqual([]);
  });

  it('accepts the name itself, and another', () => {
    expect(placesAfter({ [path]: '/company/about' })).toEqual([]);
    expect(placesAfter({ [path]: '/our-story' })).toEqual([]);
  });
});
