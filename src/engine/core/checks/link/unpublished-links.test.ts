import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter, problemsAfter } from '../testing/tiny-site.ts';

const about = 'pages/about.json#';
const later = '2026-06-01T00:00:00Z';

describe('link/unpublished', () => {
  it.each([
    ['a draft', { [`${about}/draft`]: true }, 'the page "about" is a draft'],
    ['a page that is not published yet', { [`${about}/publishAt`]: later }, `published only at ${later}`],
  ])('says once of all links to %s, where that is said', (_, change, reason) => {
    expect(placesAfter(change)).toEqual(Object.keys(change).map((place) => `link/unpublished ${place}`));
    const [message] = messagesAfter(change);
    expect(message).toContain(
      '2 links lead nowhere, in site.config.json (layout.after.0.props.button.link) and pages/home.json (sections.0.props.button.link):',
    );
    expect(message).toContain(reason);
  });

  it('keeps the site from being built also where it is told in the draft itself', () => {
    const problems = problemsAfter({ [`${about}/draft`]: true });
    expect(problems.map(({ severity }) => severity)).toEqual(['error']);
  });

  it('says of links to a page that has had its time', () => {
    const change = { [`${about}/unpublishAt`]: '2025-06-01T00:00:00Z' };
    expect(placesAfter(change)).toContain(`link/unpublished ${about}/unpublishAt`);
    expect(messagesAfter(change).join()).toContain('was taken off the site on 2025-06-01T00:00:00Z');
  });

  it('says of a link to a section that is not shown', () => {
    const change = { [`${about}/sections/0/draft`]: true };
    expect(placesAfter(change)).toEqual([`link/unpublished ${about}/sections/0/draft`]);
    expect(messagesAfter(change)[0]).toContain('the section "story" of the page "about" is a draft');
  });

  it('says also of the only link to a page where that one is kept from being shown', () => {
    const change = { [`${about}/draft`]: true, 'site.config.json#/layout/after/0/publishAt': later };
    expect(placesAfter(change)).toContain(`link/unpublished ${about}/draft`);
    expect(messagesAfter(change).join()).toContain(
      '1 link leads nowhere, in pages/home.json (sections.0.props.button.link):',
    );
  });

  it('has nothing to say where the link is not shown either', () => {
    expect(
      placesAfter({
        [`${about}/publishAt`]: later,
        'pages/home.json#/sections/0/publishAt': later,
        'site.config.json#/layout/after/0/publishAt': later,
      }),
    ).toEqual([]);
  });
});

const end = { 'pages/about.json#/unpublishAt': later };
const section = 'pages/home.json#/sections/0';
const footer = { 'site.config.json#/layout/after/0/unpublishAt': later };

describe('link/unpublished-later', () => {
  it('says of links that outlive what they lead to', () => {
    expect(placesAfter({ ...end, ...footer })).toEqual([
      'link/unpublished-later pages/about.json#/unpublishAt',
    ]);
    expect(messagesAfter({ ...end, ...footer })[0]).toContain(
      `From ${later} on 1 link leads nowhere, in pages/home.json (sections.0.props.button.link): the page "about" is unpublished at ${later}`,
    );
  });

  it('says it once of several links', () => {
    expect(placesAfter(end)).toEqual(['link/unpublished-later pages/about.json#/unpublishAt']);
    expect(messagesAfter(end)[0]).toContain('2 links lead nowhere, in site.config.json (');
  });

  it('names a remedy that works where the links are: the layout stands on all pages', () => {
    expect(messagesAfter({ ...end, ...footer })[0]).toContain(
      'Let the sections with the links be published for the same time',
    );
    expect(messagesAfter({ ...end, [`${section}/unpublishAt`]: later })[0]).toMatch(
      /\. Let the links lead elsewhere before\.$/,
    );
  });

  it('says of a link that appears before what it leads to', () => {
    const start = {
      'pages/about.json#/publishAt': later,
      'site.config.json#/layout/after/0/publishAt': later,
    };
    expect(messagesAfter({ ...start, [`${section}/publishAt`]: '2026-05-01T00:00:00Z' })[0]).toContain(
      `From 2026-05-01T00:00:00Z on 1 link leads nowhere, in pages/home.json (sections.0.props.button.link): the page "about" is published only at ${later}`,
    );
  });

  it('has nothing to say where both go together', () => {
    expect(placesAfter({ ...end, ...footer, [`${section}/unpublishAt`]: later })).toEqual([]);
  });
});

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
