import { describe, expect, it } from 'vitest';
import { messagesAfter, placesAfter } from '../testing/tiny-site.ts';

const later = '2026-06-01T00:00:00Z';
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
