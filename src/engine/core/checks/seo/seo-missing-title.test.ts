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
