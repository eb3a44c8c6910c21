import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('seo/duplicate-description', () => {
  it('reports the page that names the description of another', () => {
    const changes = { 'pages/home.json#/meta/description': 't:about.description' };
    expect(placesAfter(changes)).toEqual(['seo/duplicate-description pages/home.json#/meta/description']);
  });
});
