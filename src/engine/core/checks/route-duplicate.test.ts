import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('route/duplicate', () => {
  it('reports two pages of one address once, for all languages', () => {
    const changes = { 'pages/about.json#/path': '/lost' };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('that of the page "lost" (pages/lost.json)');
  });

  it('reports an address of one language that another page has', () => {
    const changes = { 'pages/about.json#/paths': { es: '/taza-cup-es' } };
    expect(placesAfter(changes)).toEqual(['route/duplicate pages/products/cup.json#/id']);
  });
});
