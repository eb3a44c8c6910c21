import { describe, expect, it } from 'vitest';
import { campaign, clockAt, heroShown } from '../testing/campaign.ts';
import { tinyConfig, tinyPage, tinySource } from '../testing/tiny-site.ts';
import { isShown, publishedSource } from './publication.ts';

const { start, end } = campaign;

describe('a page or a section with publishAt and unpublishAt', () => {
  const publication = { publishAt: start, unpublishAt: end };

  it('is absent before, present from the first moment on, and absent from the second', () => {
    const moments = ['2026-12-01T07:59:59Z', start, '2026-12-24T17:59:59Z', end];
    expect(moments.map((moment) => isShown(publication, clockAt(moment)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('is absent as long as it is a draft, unless drafts are shown', () => {
    const draft = { ...publication, draft: true };
    expect(isShown(draft, clockAt(start))).toBe(false);
    expect(isShown(draft, { ...clockAt(start), drafts: true })).toBe(true);
    expect(isShown(draft, { ...clockAt(end), drafts: true })).toBe(false);
  });
});

describe('the published site', () => {
  it('has only the pages and sections that are shown, in the layout, too', () => {
    const sections = [heroShown({ id: 'always' }), heroShown({ publishAt: start })];
    const layout = {
      before: [heroShown({ draft: true })],
      after: [heroShown({ unpublishAt: end })],
      error: heroShown({ publishAt: start }),
    };
    const pages = [tinyPage('home', { sections }), tinyPage('offers', { unpublishAt: end })];
    const config = { ...tinyConfig, layout };
    const shownAt = (moment: string) => {
      const shown = publishedSource(tinySource({ clock: clockAt(moment), pages, config }));
      const { before, after, error } = shown.config.layout;
      return [
        shown.pages.map(({ document }) => [document.id, ...document.sections.map(({ id }) => id)]),
        before.length,
        after.length,
        error !== undefined,
      ];
    };
    expect(shownAt('2026-11-01T00:00:00Z')).toEqual([
      [
        ['home', 'always'],
        ['offers', 'hero'],
      ],
      0,
      1,
      false,
    ]);
    expect(shownAt(end)).toEqual([[['home', 'always', 'offer']], 0, 0, true]);
  });

  it('has no entry of a menu of the layout for a page that is not shown, and all else of its section', () => {
    const entries = [
      { label: 'Home', link: 'page:home' },
      { label: 'Offers', link: 'page:offers' },
    ];
    const props = { title: 't:home.title', button: entries[1], columns: [{ title: 'One', links: entries }] };
    const layout = { before: [heroShown({ props: { ...props, items: entries } })], after: [] };
    const pages = [tinyPage('home'), tinyPage('offers', { unpublishAt: end })];
    const config = { ...tinyConfig, layout };
    const propsAt = (moment: string) =>
      publishedSource(tinySource({ clock: clockAt(moment), pages, config })).config.layout.before[0]?.props;
    const [home] = entries;
    expect(propsAt(start)).toEqual({ ...props, items: entries });
    expect(propsAt(end)).toEqual({ ...props, items: [home], columns: [{ title: 'One', links: [home] }] });
  });

  it('keeps the entry for a page of which only a copy is a draft', () => {
    const items = [{ label: 'Home', link: 'page:home' }];
    const layout = { before: [heroShown({ props: { items } })], after: [] };
    const copy = { ...tinyPage('home', { draft: true }), file: 'pages/home-2.json' };
    const source = tinySource({ pages: [tinyPage('home'), copy], config: { ...tinyConfig, layout } });
    expect(publishedSource(source).config.layout.before[0]?.props).toEqual({ items });
  });
});
