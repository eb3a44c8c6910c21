import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../../generated/types.ts';
import { campaign, clockAt, heroShown } from '../testing/campaign.ts';
import { tinyPage, tinyPages, tinySource } from '../testing/tiny-site.ts';
import type { Clock, SiteSource } from '../types.ts';
import { nextTransition } from './next-transition.ts';

const { start, end } = campaign;

const withPage = (rest: Partial<PageDocument>, clock: Clock): SiteSource =>
  tinySource({ clock, pages: [...tinyPages, tinyPage('offers', rest)] });

describe('the next transition', () => {
  it('is the nearest moment at which something appears or goes', () => {
    const page = {
      publishAt: start,
      unpublishAt: end,
      sections: [heroShown({ unpublishAt: '2026-12-10T00:00:00Z' })],
    };
    const next = (moment: string) => nextTransition(withPage(page, clockAt(moment)));
    expect(next('2026-11-01T00:00:00Z')).toEqual({ file: 'pages/offers.json', appears: true, at: start });
    expect(next(start)).toMatchObject({ section: 'offer', appears: false, at: '2026-12-10T00:00:00Z' });
    expect(next('2026-12-11T00:00:00Z')).toMatchObject({ appears: false, at: end });
    expect(next(end)).toBeUndefined();
  });

  it('is none of a draft that still lacks its sections', () => {
    const { sections: _, ...soon } = tinyPage('soon', { draft: true }).document;
    const page = { file: 'pages/soon.json', document: soon as PageDocument };
    expect(
      nextTransition(tinySource({ clock: clockAt(start), pages: [...tinyPages, page] })),
    ).toBeUndefined();
  });

  it('is none of a draft that is not shown, and none of a section while its page is not there', () => {
    const sections = [heroShown({ publishAt: start })];
    const before = clockAt('2026-11-01T00:00:00Z');
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
