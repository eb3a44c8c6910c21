import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

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

  it.each([
    ['https://cdn.example/team.jpg?x=1', '/images/team.jpg'],
    ['http://localhost:3000', '/images/picture.jpg'],
  ])('names a file of the public folder for %s', (src, own) => {
    expect(messagesAfter({ 'site.config.json#/logo': src })[0]).toContain(`write "${own}".`);
  });

  it('is silent about a file of this site with its address before it, which is told with its name', () => {
    const src = 'pages/home.json#/sections/0/props/image/src';
    const changes = { [src]: 'https://www.cups.example/images/cup.svg' };
    expect(placesAfter(changes)).toEqual([`ref/missing-asset ${src}`]);
    expect(messagesAfter(changes)[0]).toContain('Write "/images/cup.svg", not "https://www.cups');
    expect(placesAfter({ [src]: 'https://cups.example/images/cap.svg' })).toEqual([
      `ref/missing-asset ${src}`,
    ]);
  });

  it('is silent about a file of this site with the address of its preview before it', () => {
    const src = 'pages/home.json#/sections/0/props/image/src';
    const changes = { [src]: 'http://127.0.0.1:5173/images/cup.svg' };
    expect(placesAfter(changes)).toEqual([`ref/missing-asset ${src}`]);
    expect(messagesAfter(changes)[0]).toContain('Write "/images/cup.svg", not "http://127');
    expect(placesAfter({ [src]: 'http://127.0.0.1:5173/images/cap.svg' })).toEqual([
      `ref/external-host ${src}`,
    ]);
  });

  it('reports a picture of another site in the settings', () => {
    const changes = { 'site.config.json#/logo': 'https://cdn.example/logo.svg' };
    expect(placesAfter(changes)).toEqual(['ref/external-host site.config.json#/logo']);
  });
});
