import { describe, expect, it } from 'vitest';
import { placesAfter } from '../testing/tiny-site.ts';

describe('i18n/extra-key', () => {
  it('reports words that only another language has', () => {
    const changes = { 'locales/es.json#/home/old': 'Viejo' };
    expect(placesAfter(changes)).toEqual(['i18n/extra-key locales/es.json#/home/old']);
  });
});
