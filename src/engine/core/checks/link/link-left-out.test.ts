import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const draft = { 'pages/products/cup.json#/draft': true };

const titles: Record<string, string> = { home: 't:home.top.title', cup: 't:about.cups' };

const menu = (...pages: string[]) => {
  const cards = pages.map((page) => ({
    title: titles[page] ?? 't:about.title',
    description: 't:home.cups.words',
    link: `page:${page}`,
    imageBg: { src: '/images/cup.svg' },
    tone: 'warm',
  }));
  const props = { title: 't:about.cups', cards };
  return { 'site.config.json#/layout/before': [{ type: 'grid', id: 'menu', props }] };
};

describe('link/left-out', () => {
  it('says of an entry of the menu that it leaves with the page, and that is all there is to say', () => {
    const problems = problemsAfter({ ...draft, ...menu('home', 'cup') });
    expect(problems.map(({ check, severity }) => [check, severity])).toEqual([['link/left-out', 'info']]);
    expect(problems[0]?.message).toBe(
      'Page "cup": 1 link to it is left out while it is not shown, in site.config.json (layout.before.0.props.cards.1.link): the page "cup" is a draft.',
    );
  });

  it.each([
    ['publishAt', '2026-06-01T00:00:00Z', 'the page "cup" is published only at 2026-06-01T00:00:00Z'],
    ['unpublishAt', '2026-06-01T00:00:00Z', 'the page "cup" is unpublished at 2026-06-01T00:00:00Z'],
  ])('says so of a page with "%s", whose entry can be prepared', (name, moment, reason) => {
    const change = { [`pages/products/cup.json#/${name}`]: moment, ...menu('home', 'cup') };
    expect(placesAfter(change)).toEqual([`link/left-out pages/products/cup.json#/${name}`]);
    expect(messagesAfter(change)[0]).toContain(reason);
  });

  it('says so of a redirect', () => {
    const redirects = { 'site.config.json#/redirects': { '/old-cup': 'page:cup' } };
    expect(placesAfter({ ...draft, ...redirects })).toEqual(['link/left-out pages/products/cup.json#/draft']);
  });

  it('is an error of the links where nothing would stay in the menu', () => {
    expect(placesAfter({ ...draft, ...menu('cup') })).toEqual([
      'link/unpublished pages/products/cup.json#/draft',
    ]);
  });

  it('is an error of a link to a section that is not shown on a page that is', () => {
    const change = { 'pages/about.json#/sections/0/draft': true, ...menu('home', 'about#story') };
    expect(placesAfter(change)).toEqual(['link/unpublished pages/about.json#/sections/0/draft']);
  });
});
