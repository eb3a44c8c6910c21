import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Piece, Pieces, SharedText } from '../core/pieces.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import type { SectionCode } from './section-code.ts';

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

/** A page in which places are kept for the sections whose HTML is known, and what puts them there. */
type Slotted = { data: PageData; fill: (body: string) => Pieces };

const fillPlaces = (body: string, known: SharedText[]): Pieces => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [index, html] of known.entries()) {
    const place = opening + (index + 1) + end;
    const at = body.indexOf(place, from);
    pieces.push(body.slice(from, at), html);
    from = at + place.length;
  }
  return [...pieces, body.slice(from)];
};

/** Keeps a place for every section of a page whose HTML is known. */
export const keepSlots = (
  data: PageData,
  knownOf: (section: ResolvedSection) => SharedText | undefined,
): Slotted => {
  const known: SharedText[] = [];
  const kept = (section: ResolvedSection): ResolvedSection => {
    const html = knownOf(section);
    if (html === undefined) return section;
    known.push(html);
    return { type: slotType, id: section.id, props: { place: String(known.length) } };
  };
  // In the order in which they are drawn, so that the places stand in the order of their numbers.
  const { before, sections, after } = data.page;
  const page = {
    ...data.page,
    before: before.map(kept),
    sections: sections.map(kept),
    after: after.map(kept),
  };
  return { data: { ...data, page }, fill: (body) => fillPlaces(body, known) };
};
