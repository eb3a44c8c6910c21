import { describe, expect, it } from 'vitest';
import type { PageDocument, SectionDocument } from '../../generated/types.ts';
import { firstGap, isShown, nextTransition, parseMoment, publishedSource } from './publication.ts';
import { tinyConfig, tinyPage, tinyPages, tinySource } from './testing/tiny-site.ts';
import type { Clock, SiteSource } from './types.ts';

const at = (text: string): Clock => ({ now: Date.parse(text), drafts: false });

const start = '2026-12-01T09:00:00+01:00';
const end = '2026-12-24T18:00:00Z';

const hero = (rest: Partial<SectionDocument>): SectionDocument => ({
  type: 'hero',
  id: 'offer',
  props: { title: 't:home.title' },
  ...rest,
});

const withPage = (rest: Partial<PageDocument>, clock: Clock): SiteSource =>
  tinySource({ clock, pages: [...tinyPages, tinyPage('offers', rest)] });

describe('a moment', () => {
  it('has its offset from UTC', () => {
    expect(parseMoment(start)).toBe(Date.UTC(2026, 11, 1, 8));
    expect(parseMoment('2026-12-01T08:00Z')).toBe(Date.UTC(2026, 11, 1, 8));
    expect(parseMoment('2026-12-01T07:59:59.999Z')).toBe(Date.UTC(2026, 11, 1, 8) - 1);
  });

  it.each(['2026-12-01', '2026-12-01T09:00:00', '2026-02-30T09:00:00Z', '2026-13-01T09:00:00Z', 7])(
    'is not %s',
    (text) => expect(parseMoment(text)).toBeUndefined(),
  );
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

describe('the next transition', () => {
  it('is the nearest moment at which something appears or goes', () => {
    const page = {
      publishAt: start,
      unpublishAt: end,
      sections: [hero({ unpublishAt: '2026-12-10T00:00:00Z' })],
    };
    const next = (moment: string) => nextTransition(withPage(page, at(moment)));
    expect(next('2026-11-01T00:00:00Z')).toEqual({ file: 'pages/offers.json', appears: true, at: start });
    expect(next(start)).toMatchObject({ section: 'offer', appears: false, at: '2026-12-10T00:00:00Z' });
    expect(next('2026-12-11T00:00:00Z')).toMatchObject({ appears: false, at: end });
    expect(next(end)).toBeUndefined();
  });

  it('is none of a draft that still lacks its sections', () => {
    const { sections: _, ...soon } = tinyPage('soon', { draft: true }).document;
    const page = { file: 'pages/soon.json', document: soon as PageDocument };
    expect(nextTransition(tinySource({ clock: at(start), pages: [...tinyPages, page] }))).toBeUndefined();
  });

  it('is none of a draft that is not shown, and none of a section while its page is not there', () => {
    const sections = [hero({ publishAt: start })];
    const before = at('2026-11-01T00:00:00Z');
    const draft = { draft: true, publishAt: start, sections };
    expect(nextTransition(withPage(draft, before))).toBeUndefined();
    expect(nextTransition(withPage(draft, { ...before, drafts: true }))).toMatchObject({ at: start });
    expect(nextTransition(withPage({ unpublishAt: '2026-11-02T00:00:00Z', sections }, before))).toMatchObject(
      {
        at: '2026-11-02T00:00:00Z',
      },
    );
  });
});

describe('the first moment at which something is shown without what it needs', () => {
  it.each([
    ['never, when both come and go together', { from: 5, until: 9 }, { from: 5, until: 9 }, undefined],
    ['now', { from: 0, until: 9 }, { from: 5, until: 9 }, 2],
    ['when it appears too early', { from: 3, until: 9 }, { from: 5, until: 9 }, 3],
    ['when the other goes too early', { from: 0, until: 9 }, { from: 0, until: 7 }, 7],
    ['never, when it has had its time', { from: 0, until: 1 }, { from: 5, until: 9 }, undefined],
  ])('is %s', (...[, shown, needed, gap]) => expect(firstGap(shown, [needed], 2)).toBe(gap));

  it('is when the last of several that follow each other goes', () => {
    const [first, second] = [
      { from: 0, until: 5 },
      { from: 5, until: 7 },
    ];
    expect(firstGap({ from: 0, until: 9 }, [first, second], 2)).toBe(7);
    expect(firstGap({ from: 0, until: 7 }, [first, second], 2)).toBeUndefined();
    expect(firstGap({ from: 0, until: 9 }, [first, { from: 6, until: 9 }], 2)).toBe(5);
  });
});
