import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('ref/exchanged', () => {
  it('reports two pages that have each other’s addresses once', () => {
    const changes = { 'pages/about.json#/path': '/lost', 'pages/lost.json#/path': '/about' };
    expect(placesAfter(changes)).toEqual(['ref/exchanged pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('and pages/lost.json has /about');
  });

  it('accepts an address that no other page is called as', () => {
    expect(placesAfter({ 'pages/about.json#/path': '/about-the-team' })).toEqual([]);
  });
});
