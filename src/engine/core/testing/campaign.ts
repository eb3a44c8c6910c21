import type { SectionDocument } from '../../../generated/types.ts';
import type { Clock } from '../types.ts';

/** A clock that stands at a moment, and shows no drafts. */
export const clockAt = (text: string): Clock => ({ now: Date.parse(text), drafts: false });

/** When a campaign begins and ends. */
export const campaign = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-24T18:00:00Z' };

/** A hero, with whatever says when it is shown. */
export const heroShown = (rest: Partial<SectionDocument>): SectionDocument => ({
  type: 'hero',
  id: 'offer',
  props: { title: 't:home.title' },
  ...rest,
});
