import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('route/asymmetric', () => {
  it('reports an address in a language that the page does not exist in', () => {
    const changes = {
      'pages/lost.json#/locales': ['en'],
      'pages/lost.json#/paths': { es: '/perdido-es' },
      'locales/es.json#/lost': undefined,
    };
    expect(placesAfter(changes)).toEqual(['route/asymmetric pages/lost.json#/paths/es']);
  });

  it('leaves addresses that two pages share to route/duplicate', () => {
    const changes = { 'pages/about.json#/path': '/404' };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/about.json#/path']);
  });
});
