import { describe, expect, it } from 'vitest';
import { prepareSite } from '../../src/engine/core/site.ts';
import { tinyConfig, tinyPage, tinyPages, tinySource } from '../../src/engine/core/testing/tiny-site.ts';
import type { PageDocument, SectionDocument } from '../../src/generated/types.ts';
import { hiddenMarks } from './hidden-marks.ts';

const present = Date.parse('2026-11-21T12:00:00Z');
const christmas = { now: Date.parse('2026-12-25T00:00:00Z'), drafts: true };

const hero = (id: string, rest: Partial<SectionDocument> = {}): SectionDocument => ({
  type: 'hero',
  id,
  props: { title: 't:home.title' },
  ...rest,
});

const marksOf = (rest: Partial<PageDocument>, before: SectionDocument[] = [], clock = christmas) => {
  const pages = [...tinyPages, tinyPage('offers', rest)];
  const config = { ...tinyConfig, layout: { before, after: [] } };
  return hiddenMarks(prepareSite(tinySource({ clock, config, pages })), present);
};

describe('what is on screen and hidden from visitors', () => {
  it('is a draft, as a page in every language or as a section', () => {
    const marks = marksOf({ draft: true, sections: [hero('top'), hero('more', { draft: true })] });
    expect(Object.keys(marks)).toEqual(['/offers', '/offers-es', '/offers-ar']);
    expect(marks['/offers-es']).toEqual([{ why: 'Draft' }, { why: 'Draft', section: 'more' }]);
  });

  it('is what is still to come and what has had its time, with the date that its author wrote', () => {
    const later = hero('later', { publishAt: '2026-12-01T09:00:00+05:30' });
    expect(marksOf({ sections: [hero('top'), later] })['/offers']).toEqual([
      { why: 'Hidden until 1 December 2026 at 09:00', section: 'later' },
    ]);
    const past = { unpublishAt: '2026-11-01T18:00:00Z', sections: [hero('top')] };
    const october = { now: Date.parse('2026-10-01T00:00:00Z'), drafts: false };
    expect(marksOf(past, [], october)['/offers']).toEqual([{ why: 'Hidden since 1 November 2026 at 18:00' }]);
  });

  it('stands on every page when the layout shows it', () => {
    const marks = marksOf({}, [hero('sale', { publishAt: '2026-12-01T09:00:00Z' })]);
    expect(marks['/contact']).toEqual([
      { why: expect.stringContaining('Hidden until') as string, section: 'sale' },
    ]);
  });

  it('is nothing of what visitors get', () => {
    expect(marksOf({ publishAt: '2026-11-01T00:00:00Z', unpublishAt: '2027-01-01T00:00:00Z' })).toEqual({});
  });
});
