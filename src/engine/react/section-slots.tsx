import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageData, ResolvedSection } from '../core/types.ts';
import type { SectionCode } from './section-code.ts';
import type { ShareSection } from './shared-sections.tsx';

const slotType = '#shared';

const Slot = ({ place }: { place: string }) => <template data-place={place} />;

const mark = 'n';

/** What React writes for a place, before and after its number. */
const [opening = '', end = ''] = renderToString(
  <Suspense>
    <Slot place={mark} />
  </Suspense>,
).split(mark);

/** The code of sections, and of the places that are kept for those whose HTML is known. */
export const withSlots = (code: SectionCode): SectionCode => ({
  ...code,
  get: (type) => (type === slotType ? Slot : code.get(type)),
});

/** A page in which places are kept for the sections of its frame whose HTML is known, and what puts them there. */
type Slotted = { data: PageData; fill: (body: string) => string };

/** Keeps a place for every section of a page's frame whose HTML is known. */
export const keepSlots = (data: PageData, share: ShareSection): Slotted => {
  const known: string[] = [];
  const kept = (section: ResolvedSection): ResolvedSection => {
    const html = share(section, data);
    if (html === undefined) return section;
    known.push(html);
    return { type: slotType, id: section.id, props: { place: String(known.length) } };
  };
  const { page } = data;
  return {
    data: { ...data, page: { ...page, before: page.before.map(kept), after: page.after.map(kept) } },
    fill: (body) =>
      known.reduce((filled, html, index) => filled.replace(opening + (index + 1) + end, () => html), body),
  };
};
