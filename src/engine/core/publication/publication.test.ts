import { describe, expect, it } from 'vitest';
import type { SectionDocument } from '../../../generated/types.ts';
import { tinyConfig, tinyPage, tinySource } from '../testing/tiny-site.ts';
import type { Clock } from '../types.ts';
import { isShown, publishedSource } from './publication.ts';

const at = (text: string): Clock => ({ now: Date.parse(text), drafts: false });

const start = '2026-12-01T09:00:00+01:00';
const end = '2026-12-24T18:00:00Z';

const hero = (rest: Partial<SectionDocument>): SectionDocument => ({
  type: 'hero',
  id: 'offer',
  props: { title: 't:home.title' },
  ...rest,
});

describe('a page or a section with publishAt and unpublishAt', () => {
  const publication = { publishAt: start, unpublishAt: end };

  it('is absent before, present from the first moment on, and absent from the second', () => {
    const moments = ['2026-12-01T07:59:59Z', start, '2026-12-24T17:59:59Z', end];
    expect(moments.map((moment) => isShown(publication, at(moment)))).toEqual([false, true, true, false]);
  });

  it('is absent as long as it is a draft, unless drafts are shown', () => {
    const draft = { ...publication, draft: true };
    expect(isShown(draft, at(start))).toBe(false);
    expect(isShown(draft, { ...at(start), drafts: true })).toBe(true);
    expect(isShown(draft, { ...at(end), drafts: true })).toBe(false);
  });
});

describe('the published site', () => {
  it('has only the pages and sections that are shown, in the layout, too', () => {
    const sections = [hero({ id: 'always' }), hero({ publishAt: start })];
    const layout = {
      before: [hero({ draft: true })],
      after: [hero({ unpublishAt: end })],
      error: hero({ publishAt: start }),
    };
    const pages = [tinyPage('home', { sections }), tinyPage('offers', { unpublishAt: end })];
    const config = { ...tinyConfig, layout };
    const shownAt = (moment: string) => {
      const shown = publishedSource(tinySource({ clock: at(moment), pages, config }));
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
    const layout = { before: [hero({ props: { ...props, items: entries } })], after: [] };
    const pages = [tinyPage('home'), tinyPage('offers', { unpublishAt: end })];
    const config = { ...tinyConfig, layout };
    const propsAt = (moment: string) =>
      publishedSource(tinySource({ clock: at(moment), pages, config })).config.layout.before[0]?.props;
    const [home] = entries;
    expect(propsAt(start)).toEqual({ ...props, items: entries });
    expect(propsAt(end)).toEqual({ ...props, items: [home], columns: [{ title: 'One', links: [home] }] });
  });

  it('keeps the entry for a page of which only a copy is a draft', () => {
    const items = [{ label: 'Home', link: 'page:home' }];
    const layout = { before: [hero({ props: { items } })], after: [] };
    const copy = { ...tinyPage('home', { draft: true }), file: 'pages/home-2.json' };
    const source = tinySource({ pages: [tinyPage('home'), copy], config: { ...tinyConfig, layout } });
    expect(publishedSource(source).config.layout.before[0]?.props).toEqual({ items });
  });
});
