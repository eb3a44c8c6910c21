import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('route/reserved', () => {
  it.each(['/images', '/assets', '/assets/about', '/functions/about', '/share', '/index'])(
    'reports the address %s',
    (path) => {
      expect(placesAfter({ 'pages/about.json#/path': path })).toEqual([
        'route/reserved pages/about.json#/path',
      ]);
    },
  );

  it.each(['/images/about', '/sharing', '/about/index'])('accepts the address %s', (path) => {
    expect(placesAfter({ 'pages/about.json#/path': path })).toEqual([]);
  });
});
