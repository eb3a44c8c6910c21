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
