import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('ref/orphan-entry', () => {
  it('reports a fact that no text mentions', () => {
    const changes = { 'site.config.json#/facts/phone': '555' };
    expect(placesAfter(changes)).toEqual(['ref/orphan-entry site.config.json#/facts/phone']);
    expect(messagesAfter(changes)[0]).toContain('Write %{phone} where it belongs');
  });

  it('reports a collection that no section lists', () => {
    const changes = {
      'site.config.json#/collections/news': { path: '/news/{slug}' },
    };
    expect(placesAfter(changes)).toEqual(['ref/orphan-entry site.config.json#/collections/news']);
  });
});
