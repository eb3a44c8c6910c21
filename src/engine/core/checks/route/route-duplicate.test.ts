import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, tinySite } from '../testing/tiny-site.ts';

const page = (id: string) => ({
  id,
  meta: { title: 't:lost.title', description: 't:lost.meta' },
  sections: [{ type: 'banner', id: 'a', props: { title: 't:lost.title' } }],
});

describe('route/duplicate', () => {
  it('reports two pages of one address once, for all languages', () => {
    const changes = { 'pages/about.json#/path': '/404' };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('that of the page "lost" (pages/lost.json)');
  });

  it('reports the page that is not called as the address says', () => {
    const changes = { 'pages/lost.json#/path': '/about' };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/lost.json#/path']);
    const deeper = {
      'pages/shop-terms.json': { ...page('shop-terms'), path: '/shop/terms' },
      'pages/zebra.json': { ...page('zebra'), path: '/shop/terms' },
      'pages/about.json#/path': '/shop/terms',
    };
    expect(placesAfter(deeper).filter((place) => place.startsWith('route/'))).toEqual([
      'route/duplicate pages/about.json#/path',
      'route/duplicate pages/zebra.json#/path',
    ]);
  });

  it('reports an address of one language that another page has', () => {
    const changes = { 'pages/about.json#/paths': { es: '/taza-cup-es' } };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/about.json#/paths/es']);
  });

  it('reports a page that meets another in every language once', () => {
    const copy = { ...page('zebra'), path: '/about', paths: { es: '/about-es' } };
    const told = placesAfter({ 'pages/zebra.json': copy }).filter((place) => place.startsWith('route/'));
    expect(told).toEqual(['route/duplicate pages/zebra.json#/path']);
  });

  it('tells it on the page that wrote the address of another for itself', () => {
    expect(placesAfter({ 'pages/about.json#/paths': { es: '/-es' } })).toEqual([
      'route/duplicate pages/about.json#/paths/es',
    ]);
  });

  it('reports a pattern that two languages share once, and not at each page', () => {
    const changes = {
      'site.config.json#/collections/products/paths/es': '/products/{slug}',
      'pages/products/mug.json': {
        ...tinySite().pages.find(({ slug }) => slug === 'cup')?.document,
        id: 'mug',
      },
    };
    const told = placesAfter(changes).filter((place) => place.startsWith('route/'));
    expect(told).toEqual(['route/suffix-collision site.config.json#/collections/products/paths/es']);
  });

  it('tells it on the page that nothing names, and not that no setting does', () => {
    const lost = { ...tinySite().pages.find(({ document }) => document.id === 'lost')?.document };
    const told = placesAfter({
      'pages/copy.json': { ...lost, id: 'copy', path: '/404' },
      'pages/lost.json#/path': '/404',
    });
    expect(told.filter((place) => place.startsWith('route/'))).toEqual([
      'route/duplicate pages/copy.json#/path',
    ]);
  });
});
