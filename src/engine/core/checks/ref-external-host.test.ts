import { describe, expect, it } from 'vitest';
import { placesAfter } from './testing/tiny-site.ts';

describe('ref/external-host', () => {
  it('reports a picture of another site once', () => {
    for (const src of [
      'https://cdn.example/team.jpg',
      '//cdn.example/team.jpg',
      'http://cdn.example/a.png?x=1',
    ]) {
      expect(placesAfter({ 'pages/home.json#/sections/0/props/image/src': src })).toEqual([
        'ref/external-host pages/home.json#/sections/0/props/image/src',
      ]);
    }
  });

  it('reports a picture of another site in the settings', () => {
    const changes = { 'site.config.json#/logo': 'https://cdn.example/logo.svg' };
    expect(placesAfter(changes)).toEqual(['ref/external-host site.config.json#/logo']);
  });
});
