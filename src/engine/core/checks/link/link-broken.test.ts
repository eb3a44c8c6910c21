import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('link/broken', () => {
  it('reports a path that leads nowhere', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/abuot' };
    expect(placesAfter(changes)).toEqual(['link/broken pages/home.json#/sections/0/props/button/link']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about"?');
  });

  it('goes by the last part of a path for what was meant', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/home/abuot' };
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about"?');
  });

  it('reports the name of a fact that lacks its sign as that', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '{shopUrl}' };
    expect(messagesAfter(changes)[0]).toContain('{shopUrl} lacks its percent sign');
  });

  it('reports a link with a fact in it once for all languages', () => {
    const changes = {
      'site.config.json#/facts/place': { en: 'nowhere', es: 'ninguna-parte' },
      'pages/home.json#/sections/0/props/button/link': '/%{place}',
    };
    const told = placesAfter(changes).filter((place) => place.startsWith('link/broken'));
    expect(told).toEqual(['link/broken pages/home.json#/sections/0/props/button/link']);
  });

  it('reports a word that is no link', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'about' };
    expect(placesAfter(changes)).toEqual(['link/broken pages/home.json#/sections/0/props/button/link']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about"?');
  });

  it('reports a misspelt page link', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'pge:about' };
    expect(placesAfter(changes)).toEqual(['link/broken pages/home.json#/sections/0/props/button/link']);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about"?');
  });

  it.each([
    ['%{phone}', 'tel:%{phoneLink}'],
    ['%{phoneLink}', 'tel:%{phoneLink}'],
    ['+1 (800) 555-0199', 'tel:+18005550199'],
  ])('asks whether a number is to be dialled: %s', (link, meant) => {
    const changes = {
      'site.config.json#/facts/phone': '+1 (800) 555-0100',
      'site.config.json#/facts/phoneLink': '+18005550100',
      'pages/home.json#/sections/0/props/button/link': link,
    };
    expect(messagesAfter(changes)[0]).toContain(`is not a link. Did you mean "${meant}"?`);
  });

  it('reports a link in large letters as that', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'Page:about' };
    expect(messagesAfter(changes)[0]).toContain(
      'A link begins with small letters: "page:". Did you mean "page:about"?',
    );
  });

  it('reports a page that exists in no language the visitor could get', () => {
    const changes = {
      'pages/about.json#/locales': ['es'],
      'pages/about.json#/meta/title': 'Sóbré nósótrós',
      'site.config.json#/layout/after/0/props/button': undefined,
    };
    expect(placesAfter(changes)).toContain('link/broken pages/home.json#/sections/0/props/button/link');
    expect(messagesAfter(changes).join()).toContain('does not exist in en, where this link is shown, too');
  });

  it('reports a page that has words in the default language and does not list it, once for all links', () => {
    expect(placesAfter({ 'pages/about.json#/locales': ['es'] })).toEqual([
      'link/broken pages/about.json#/locales',
    ]);
  });

  it('reports a link to the page that says that nothing was found', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'page:lost' };
    expect(placesAfter(changes)).toEqual(['link/broken pages/home.json#/sections/0/props/button/link']);
  });

  it('says nothing of links to a page that has that status by a slip', () => {
    expect(placesAfter({ 'pages/about.json#/status': 404 }).join()).not.toContain('link/broken');
  });

  it('reports a link with two places', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'page:about#story#ask' };
    expect(messagesAfter(changes)).toEqual([expect.stringContaining('Did you mean "page:about#story"?')]);
  });

  it('accepts a file of the public folder', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '/menu.pdf' };
    expect(placesAfter(changes)).toEqual([]);
  });

  it.each([
    ['hello@example.com', 'mailto:hello@example.com'],
    ['mailtohello@example.com', 'mailto:hello@example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['www.cups.example/about', 'page:about'],
    ['cups.example/about#story', 'page:about#story'],
    ['cups.example', 'page:home'],
    ['www.cups.example/nowhere', 'https://www.cups.example/nowhere'],
    ['about.json', 'page:about'],
    ['about.html#facts', 'page:about#facts'],
  ])('asks of %s whether %s was meant', (link, meant) => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': link };
    expect(messagesAfter(changes)[0]).toContain(`Did you mean "${meant}"?`);
  });

  it('reports words that are named for a link where they are named, once for all languages', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    expect(placesAfter({ [link]: 't:home.top.more' })).toEqual([`link/broken ${link}`]);
    expect(messagesAfter({ [link]: 't:home.top.more' })[0]).toContain(
      'These are the words "All cups", and no link.',
    );
  });

  it('reports a brace too much in an address of the web', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    expect(messagesAfter({ [link]: 'https://example.com/%{email}}' })).toEqual([
      expect.stringContaining('There is a brace too much or one too few.'),
    ]);
  });

  it('keeps the facts of a link with a misspelt beginning', () => {
    const link = 'pages/about.json#/sections/0/props/button/link';
    expect(messagesAfter({ [link]: 'mail:%{email}' })[0]).toContain('Did you mean "mailto:%{email}"?');
  });
});
