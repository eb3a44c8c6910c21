import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('seo/missing-title', () => {
  it('reports a page without a title', () => {
    const changes = {
      'pages/home.json#/meta/title': undefined,
      'locales/en.json#/home/meta/title': undefined,
      'locales/es.json#/home/meta/title': undefined,
    };
    expect(placesAfter(changes)).toEqual(['seo/missing-title pages/home.json#/meta']);
  });

  it('reports a title of spaces', () => {
    const changes = { 'pages/lost.json#/meta/title': '  ' };
    expect(placesAfter(changes)).toEqual(['seo/missing-title pages/lost.json#/meta/title']);
  });

  it('leaves a misspelt name to schema/page', () => {
    const changes = {
      'pages/lost.json#/meta/title': undefined,
      'pages/lost.json#/meta/titel': 't:lost.title',
    };
    expect(placesAfter(changes)).toEqual(['schema/page pages/lost.json#/meta/titel']);
  });

  it('reports a page without title and description once', () => {
    expect(placesAfter({ 'pages/home.json#/meta': {} })).toEqual(['seo/missing-title pages/home.json#/meta']);
    expect(messagesAfter({ 'pages/home.json#/meta': {} })[0]).toContain('no title and no description');
  });
});

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
