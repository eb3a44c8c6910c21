import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from './testing/tiny-site.ts';

describe('i18n/inline-literal', () => {
  it('reports words without a key', () => {
    const changes = {
      'pages/home.json#/sections/0/props/image/alt': 'Our story',
      'locales/en.json#/home/top/alt': undefined,
      'locales/es.json#/home/top/alt': undefined,
    };
    expect(placesAfter(changes)).toEqual(['i18n/inline-literal pages/home.json#/sections/0/props/image/alt']);
    expect(messagesAfter(changes)[0]).toContain('Write "t:key|Our story"');
  });

  it('leaves numbers, facts, initials and the names of the site alone', () => {
    const changes = {
      'pages/lost.json#/sections/0/props/title': 'Cups',
      'pages/lost.json#/meta/description': '%{price} / 6,200 pts',
      'pages/about.json#/sections/0/props/title': 'SOL-4821',
    };
    expect(placesAfter(changes)).toEqual([]);
  });
});
