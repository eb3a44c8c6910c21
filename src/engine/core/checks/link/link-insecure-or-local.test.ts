import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('link/insecure-or-local', () => {
  it('reports a link that is not encrypted', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'http://example.com/a' };
    expect(placesAfter(changes)).toEqual([
      'link/insecure-or-local pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "https://example.com/a"?');
  });

  it.each(['http://cups.example/about#story', '//www.cups.example/about#story'])(
    'asks for the name of the page that is at an address of the site: %s',
    (link) => {
      const changes = { 'pages/home.json#/sections/0/props/button/link': link };
      expect(messagesAfter(changes)).toEqual([expect.stringContaining('Did you mean "page:about#story"?')]);
    },
  );

  it.each([
    ['http://about#story', 'Did you mean "page:about#story"?'],
    ['//about', 'Did you mean "page:about"?'],
    ['http:/example.com/a', 'Did you mean "https://example.com/a"?'],
    ['//nowhere', 'Write one such as https://www.example.com.'],
  ])('asks for no address that is not complete either: %s', (link, remedy) => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': link };
    expect(messagesAfter(changes)).toEqual([expect.stringContaining(remedy)]);
  });

  it('reports a computer of the author', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'https://localhost:3000/a' };
    expect(placesAfter(changes)).toEqual([
      'link/insecure-or-local pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('reports a link that runs code', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'javascript:alert(1)' };
    expect(placesAfter(changes)).toEqual([
      'link/insecure-or-local pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('accepts an encrypted address', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'https://example.com/a?b=c' };
    expect(placesAfter(changes)).toEqual([]);
  });

  it.each([
    'https://example',
    'https://.example.com',
    'https://example..com',
    'https://ana:secret@example.com',
  ])('reports an address that is not whole, or tells a password: %s', (link) => {
    const place = 'pages/home.json#/sections/0/props/button/link';
    expect(placesAfter({ [place]: link })).toContain(`link/insecure-or-local ${place}`);
  });

  it('says where a link may lead, and puts back a lost slash', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    expect(messagesAfter({ [link]: 'https:/example.com' })[0]).toContain(
      'Did you mean "https://example.com"?',
    );
    expect(messagesAfter({ [link]: 'http://localhost:3000/a' })[0]).toContain('Write the public address.');
  });

  it.each([
    ['http://127.0.0.1:5173/about', 'page:about'],
    ['http://localhost:4173/about-es#story', 'page:about#story'],
    ['http://localhost:4173', 'page:home'],
    ['http://localhost:5173/menu.pdf', '/menu.pdf'],
  ])('says which page or file of the site the address of its preview shows: %s', (link, meant) => {
    const place = 'pages/home.json#/sections/0/props/button/link';
    expect(messagesAfter({ [place]: link })).toEqual([expect.stringContaining(`Did you mean "${meant}"?`)]);
  });

  it('reports a path without a slash behind a fact that is an address', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    const told = (url: string, written: string) =>
      messagesAfter({ 'site.config.json#/facts/shopUrl': url, [link]: written }).join();
    expect(told('https://shop.example/cups', '%{shopUrl}jobs/')).toContain(
      'Did you mean "%{shopUrl}/jobs/"?',
    );
    for (const [url, written] of [
      ['https://shop.example/cups', '%{shopUrl}/jobs'],
      ['https://shop.example/cups', '%{shopUrl}?a=b'],
      ['https://shop.example/', '%{shopUrl}jobs'],
      ['https://shop.example/?page=', '%{shopUrl}jobs'],
    ] as const)
      expect(told(url, written)).toBe('');
  });
});
