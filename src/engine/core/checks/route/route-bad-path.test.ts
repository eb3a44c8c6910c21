import { describe, expect, it } from 'vitest';
import { tinyFiles } from '../testing/tiny-files.ts';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const cup = tinyFiles()['pages/products/cup.json'] as { card: object };

describe('route/bad-path', () => {
  it('reports capital letters, underscores and a slash at the end, and writes a good address', () => {
    const changes = { 'pages/about.json#/path': '/About_Us/' };
    expect(placesAfter(changes)).toEqual(['route/bad-path pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('"/about-us"');
  });

  it('reports an address that is too long for the name of a file', () => {
    const changes = { 'pages/about.json#/path': `/${'long-'.repeat(50)}way` };
    expect(placesAfter(changes)).toEqual(['route/bad-path pages/about.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('between single slashes: "/long-long');
  });

  it('asks for the address of the home page where no page has it any more', () => {
    const changes = { 'pages/home.json#/path': '' };
    expect(placesAfter(changes)).toEqual(['route/bad-path pages/home.json#/path']);
    expect(messagesAfter(changes)[0]).toContain('That of the home page is missing: write "/".');
  });

  it('reports the address of a language and of a collection', () => {
    const changes = {
      'pages/about.json#/paths': { es: '/sobre nosotros-es' },
      'site.config.json#/collections/products/path': '/products//{slug}',
    };
    expect(placesAfter(changes)).toEqual([
      'route/bad-path pages/about.json#/paths/es',
      'route/bad-path site.config.json#/collections/products/path',
    ]);
  });

  it('reports the name of a file that becomes part of an address', () => {
    const changes = {
      'pages/products/Blue_Cup.json': {
        id: 'blue',
        card: cup.card,
        meta: { title: 't:lost.title', description: 't:lost.title' },
        sections: [{ type: 'banner', id: 'a', props: { title: 't:lost.title' } }],
      },
    };
    expect(placesAfter(changes)).toEqual(['route/bad-path pages/products/Blue_Cup.json#']);
    expect(messagesAfter(changes)[0]).toContain('call it "blue.json"');
  });

  it('names a sign that nobody sees', () => {
    expect(messagesAfter({ 'pages/about.json#/path': '/ab\u200bout' })[0]).toContain(
      'has a sign that nobody sees. Use small letters, digits and hyphens between single slashes: "/about".',
    );
  });

  it('takes the site away from an address that is written out', () => {
    expect(messagesAfter({ 'pages/about.json#/path': 'https://www.example.com/about' })[0]).toContain(
      'names the site, too. Use small letters, digits and hyphens between single slashes: "/about".',
    );
  });

  it.each([
    [' /about', 'has a space at an end', '/about'],
    ['/about#team', 'has a ? or a #', '/about'],
    ['/about?from=mail', 'has a ? or a #', '/about'],
    ['/about.html', 'has the ending of a file', '/about'],
  ])('says of %j what is wrong and which address is meant', (path, reason, meant) => {
    const [message] = messagesAfter({ 'pages/about.json#/path': path });
    expect(message).toContain(reason);
    expect(message).toContain(`slashes: "${meant}".`);
  });

  it('reports the name of an entry that stands twice in the pattern of its collection', () => {
    const path = 'site.config.json#/collections/products/path';
    expect(placesAfter({ [path]: '/products/{slug}{slug}' })).toEqual([`route/bad-path ${path}`]);
  });
});
