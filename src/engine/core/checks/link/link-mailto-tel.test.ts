import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('link/mailto-tel', () => {
  it('reports a mail link without an address', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'mailto:hello' };
    expect(placesAfter(changes)).toEqual(['link/mailto-tel pages/home.json#/sections/0/props/button/link']);
  });

  it('asks whether a number that is written to is to be dialled', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'mailto:+18005550100' };
    expect(messagesAfter(changes)).toEqual([
      expect.stringMatching(/is not a mail link\. Did you mean "tel:\+18005550100"\?$/),
    ]);
  });

  it('does not know whether a fact or what is done with it is the slip', () => {
    const changes = {
      'site.config.json#/facts/phoneLink': '+18005550100',
      'pages/home.json#/sections/0/props/button/link': 'mailto:%{phoneLink}',
    };
    expect(messagesAfter(changes)[0]).toMatch(
      /is not a mail link\. Write "tel:%\{phoneLink\}" to dial it, or mailto: and the fact of an address\.$/,
    );
  });

  it('reports a telephone link with spaces', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'tel:+1 800 555' };
    expect(placesAfter(changes)).toEqual(['link/mailto-tel pages/home.json#/sections/0/props/button/link']);
  });

  it('reports a number that writes a mail, and an address that dials', () => {
    const button = 'pages/about.json#/sections/0/props/button';
    const told = (label: string, link: string) =>
      placesAfter({ [`${button}/label`]: label, [`${button}/link`]: link }).join();
    expect(told('+1 (800) 555-0100', 'mailto:%{email}')).toContain(`link/mailto-tel ${button}/link`);
    expect(told('%{email}', 'tel:+18005550100')).toContain(`link/mailto-tel ${button}/link`);
    expect(told('%{email}', 'tel:call').match(/mailto-tel/g)).toHaveLength(1);
    expect(told('2012–2026', 'mailto:%{email}')).not.toContain('link/mailto-tel');
  });

  it.each([
    ['(011) 4555-0123', 'tel:+541145550123', false],
    ['+44 (0)20 7946 0123', 'tel:+442079460123', false],
    ['01 23 45 67 89', 'tel:+33123456789', false],
    ['01 23 45 67 88', 'tel:+33123456789', true],
  ])('knows how callers at home write a number: %s', (label, link, isTold) => {
    const button = 'pages/about.json#/sections/0/props/button';
    const told = placesAfter({ [`${button}/label`]: label, [`${button}/link`]: link });
    expect(told.includes(`link/mailto-tel ${button}/link`)).toBe(isTold);
  });

  it('looks at the address behind a fact', () => {
    const changes = {
      'site.config.json#/facts/desk': 'hello at cups',
      'pages/about.json#/sections/0/props/button/link': 'mailto:%{desk}',
    };
    expect(placesAfter(changes)).toContain('link/mailto-tel pages/about.json#/sections/0/props/button/link');
  });

  it('reports an address that is not the one beside it', () => {
    const button = 'pages/about.json#/sections/0/props/button';
    const changes = { [`${button}/label`]: 'other@cups.example' };
    expect(placesAfter(changes)).toContain(`link/mailto-tel ${button}/link`);
    expect(placesAfter({ [`${button}/label`]: '%{email}' }).join()).not.toContain('link/mailto-tel');
  });

  it('reports a name in an address that cannot be read', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    expect(placesAfter({ [link]: 'mailto:%{email' })).toEqual([`link/mailto-tel ${link}`]);
    const label = { 'pages/home.json#/sections/0/props/button/label': '%{email}' };
    expect(placesAfter({ ...label, [link]: 'mailto:%{email}}' })).toEqual([`link/mailto-tel ${link}`]);
    expect(placesAfter({ [link]: 'mailto:%{ email }' })).toEqual([`i18n/placeholder-mismatch ${link}`]);
  });
});
