import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('seo/missing-description', () => {
  it('reports a missing and an empty description once', () => {
    const without = { 'pages/products/cup.json#/meta/description': undefined };
    expect(placesAfter(without)).toEqual(['seo/missing-description pages/products/cup.json#/meta']);
    const empty = { 'pages/products/cup.json#/meta/description': '' };
    expect(placesAfter(empty)).toEqual(['seo/missing-description pages/products/cup.json#/meta/description']);
  });

  it('reports one of spaces once', () => {
    const where = 'pages/products/cup.json#/meta/description';
    expect(placesAfter({ [where]: '  ' })).toEqual([`seo/missing-description ${where}`]);
  });

  it('leaves a misspelt name to the schema', () => {
    const changes = {
      'pages/products/cup.json#/meta/description': undefined,
      'pages/products/cup.json#/meta/descripton': 't:cup.description|A cup',
    };
    expect(placesAfter(changes)).toEqual(['schema/page pages/products/cup.json#/meta/descripton']);
  });
});
