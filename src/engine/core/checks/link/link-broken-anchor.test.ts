import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

describe('link/broken-anchor', () => {
  it('reports a section that the page has not', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': 'page:about#stroy' };
    expect(placesAfter(changes)).toEqual([
      'link/broken-anchor pages/home.json#/sections/0/props/button/link',
    ]);
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about#story"?');
  });

  it('reports a section that this page has not', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '#bottom' };
    expect(placesAfter(changes)).toEqual([
      'link/broken-anchor pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('takes the name of a page behind a bare # for a link to that page', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '#about' };
    expect(messagesAfter(changes)[0]).toContain('Did you mean "page:about"?');
    const whole = { 'pages/home.json#/sections/0/props/button/link': '#page:about' };
    expect(messagesAfter(whole)[0]).toContain('Did you mean "page:about"?');
  });

  it('says that a bare # names nothing', () => {
    const changes = { 'pages/home.json#/sections/0/props/button/link': '#' };
    expect(messagesAfter(changes)[0]).toContain(
      '"#" names no place of the page. Write the id of a section behind the #, or where it leads, such as "page:home".',
    );
  });

  it('accepts sections of this page and of the layout', () => {
    const changes = {
      'pages/home.json#/sections/0/props/button/link': '#cups',
      'pages/about.json#/sections/0/props/button/link': 'page:home#footer',
    };
    expect(placesAfter(changes)).toEqual([]);
  });

  it('reports a redirect to a place that its page has not', () => {
    expect(
      placesAfter({ 'site.config.json#/redirects': { '/menu': '/menu.pdf', '/x': 'page:about#stoy' } }),
    ).toEqual(['link/broken-anchor site.config.json#/redirects/~1x']);
  });

  it('reports the section when its id is the slip, and a site has the words of the links', () => {
    const link = 'pages/home.json#/sections/0/props/button/link';
    const words = { 'locales/en.json#/about/send': 'Our story', 'locales/es.json#/about/send': 'Histórí́a' };
    const id = 'pages/about.json#/sections/0/id';
    expect(placesAfter({ ...words, [id]: 'stroy' })).toEqual([`link/broken-anchor ${id}`]);
    expect(messagesAfter({ ...words, [id]: 'stroy' })[0]).toContain('Did you mean "story"?');
    expect(placesAfter({ ...words, [link]: 'page:about#stroy' })).toEqual([`link/broken-anchor ${link}`]);
    expect(placesAfter({ [id]: 'stroy' })).toEqual([`link/broken-anchor ${link}`]);
  });
});
