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
});
