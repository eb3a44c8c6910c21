import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Piece, Pieces } from '../core/render/pieces.ts';
import type { PageData, ResolvedSection } from '../core/types.ts';
import { joinEarly, splitBody } from './early-pictures.ts';
import type { SectionCode } from './section-code.ts';
import type { DrawnSection } from './section-look.tsx';

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

/**
 * A page in which places are kept for the sections whose HTML is known. `places` tells how many there are in each list,
 * if there is nothing else on the page. `fill` puts the sections there, unless it cannot be told in which order known and
 * other sections ask for pictures.
 */
type Slotted = { data: PageData; places: string | undefined; fill: (body: string) => Pieces | undefined };

const withEarly = (body: string, known: DrawnSection[], isFirst: boolean): string | undefined => {
  const { early, html } = splitBody(body);
  if (!isFirst && early !== '') return undefined;
  return joinEarly([...known.map((each) => each.early), early]) + html;
};

const fillPlaces = (body: string, known: DrawnSection[]): Pieces => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [index, { html }] of known.entries()) {
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
  knownOf: (section: ResolvedSection) => DrawnSection | undefined,
): Slotted => {
  const known: DrawnSection[] = [];
  let unknown = 0;
  // Whether those that want pictures at once stand before all whose pictures React finds.
  let isFirst = true;
  const kept = (section: ResolvedSection): ResolvedSection => {
    const drawn = knownOf(section);
    if (drawn === undefined) {
      unknown += 1;
      return section;
    }
    if (drawn.early !== '' && unknown > 0) isFirst = false;
    known.push(drawn);
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
  const fill = (body: string) => {
    const whole = withEarly(body, known, isFirst);
    return whole === undefined ? undefined : fillPlaces(whole, known);
  };
  const places = unknown === 0 ? [before, sections, after].map(({ length }) => length).join() : undefined;
  return { data: { ...data, page }, places, fill };
};
