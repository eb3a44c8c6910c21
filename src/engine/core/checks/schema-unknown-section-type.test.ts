import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('schema/unknown-section-type', () => {
  it('reports a type without a schema and asks for the one that was meant', () => {
    const changes = { 'pages/home.json#/sections/0/type': 'baner' };
    expect(placesAfter(changes)).toEqual(['schema/unknown-section-type pages/home.json#/sections/0/type']);
    expect(messagesAfter(changes)[0]).toContain('There is no section type "baner". Did you mean "banner"?');
  });
});
