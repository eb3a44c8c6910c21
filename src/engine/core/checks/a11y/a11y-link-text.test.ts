import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const more = 'locales/en.json#/home/top/more';

describe('a11y/link-text', () => {
  it.each(['Click here', 'Read more', 'here', 'Learn more →'])(
    'reports "%s" once, though two links show it',
    (words) => {
      expect(placesAfter({ [more]: words })).toEqual([`a11y/link-text ${more}`]);
    },
  );

  it('reports the language whose words say nothing', () => {
    expect(placesAfter({ 'locales/es.json#/home/top/more': 'Haz clic aquí' })).toEqual([
      'a11y/link-text locales/es.json#/home/top/more',
    ]);
  });

  it('reports one page where the same words lead to two places', () => {
    const other = {
      'site.config.json#/layout/before': [
        {
          type: 'banner',
          id: 'up',
          props: { title: 't:site.footer', button: { label: 't:about.title', link: 'page:home' } },
        },
      ],
    };
    expect(messagesAfter(other)).toContain(
      'Section "up" of the layout: "About us" leads to the page "home" here, and in the section "footer" around every page to the page "about". Let both lead to one place, or give the links different words.',
    );
  });

  it('names the places on a page that links lead to', () => {
    const place = {
      'site.config.json#/layout/before': [
        {
          type: 'banner',
          id: 'up',
          props: { title: 't:site.footer', button: { label: 't:about.title', link: 'page:about#story' } },
        },
      ],
    };
    expect(messagesAfter(place).join()).toContain(
      'leads to the page "about#story" here, and in the section "footer" around every page to the page "about".',
    );
  });

  it('reports the link that leads elsewhere than most with its text, or two texts that are alike', () => {
    const section = (id: string, link: string, label = 't:about.title') => ({
      type: 'banner',
      id,
      props: { title: 't:about.send', button: { label, link } },
    });
    const layoutOf = (...sections: object[]) => ({ 'site.config.json#/layout/before': sections });
    const astray = layoutOf(section('a', 'page:home'), section('b', 'page:about'));
    expect(placesAfter(astray)).toContain(
      'a11y/link-text site.config.json#/layout/before/0/props/button/link',
    );
    const alike = layoutOf(section('a', 'page:home', 't:about.thanks'));
    const words = { 'locales/en.json#/about/thanks': 'About us' };
    expect(placesAfter({ ...alike, ...words })).toContain('a11y/link-text locales/en.json#/about/thanks');
  });

  it('reports the link that leads elsewhere, not the one that leads where all pages lead to', () => {
    const button = { label: 't:home.top.more', link: 'page:about' };
    const changes = {
      'pages/home.json#/sections/0/props/button/link': 'page:home',
      'pages/home.json#/sections/1': { type: 'banner', id: 'low', props: { title: 't:about.send', button } },
    };
    expect(placesAfter(changes).filter((place) => place.startsWith('a11y/link-text'))).toEqual([
      'a11y/link-text pages/home.json#/sections/0/props/button/link',
    ]);
  });

  it('reports two links that were exchanged once', () => {
    const section = (id: string, label: string, link: string) => ({
      type: 'banner',
      id,
      props: { title: 't:about.send', button: { label, link: `page:${link}` } },
    });
    const layout = [
      ...[section('a', 't:about.title', 'about'), section('b', 't:about.thanks', 'home')],
      ...[section('c', 't:about.title', 'home'), section('d', 't:about.thanks', 'about')],
    ];
    const told = messagesAfter({
      'site.config.json#/layout/before': layout,
      'locales/en.json#/about/thanks': 'Home',
    }).filter((message) => message.includes('leads to'));
    expect(told).toEqual([
      'Section "c" of the layout: "About us" leads to the page "home" here, and "Home" to the page "about": the two links seem to be exchanged. Exchange them.',
    ]);
  });

  it('asks for the text that is named after the page where a link leads with the text of another', () => {
    const link = (id: string, label: string, page: string) => ({
      type: 'banner',
      id,
      props: { title: 't:about.send', button: { label, link: `page:${page}` } },
    });
    const layout = [link('a', 't:menu.about', 'about'), link('b', 't:menu.about', 'home')];
    const told = problemsAfter({
      'site.config.json#/layout/before': layout,
      'locales/en.json#/menu': { about: 'About the shop', home: 'Start page' },
      'locales/es.json#/menu': { about: 'Ábóút thé shóp', home: 'Stárt págé' },
    }).filter(({ check }) => check === 'a11y/link-text');
    expect(told).toMatchObject([
      { pointer: '/layout/before/1/props/button/label', suggestion: 't:menu.home' },
    ]);
  });

  it('leaves addresses that are written out or have no fact to the checks of links', () => {
    const button = { label: 't:about.title', link: 'page:about' };
    const twice = (link: string) => ({
      'site.config.json#/layout/before': [
        { type: 'banner', id: 'up', props: { title: 't:site.footer', button } },
        { type: 'banner', id: 'down', props: { title: 't:about.title', button: { ...button, link } } },
      ],
    });
    for (const link of ['/about', '%{pageUrl}'])
      expect(placesAfter(twice(link)).filter((place) => place.startsWith('a11y/link-text'))).toEqual([]);
    expect(messagesAfter(twice('page:home')).join()).toContain('"About us" leads to');
  });
});
