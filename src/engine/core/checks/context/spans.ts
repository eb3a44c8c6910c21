import { type Publication, spanOf } from '../../publication/publication.ts';
import { always, common, meet, type Span } from '../../publication/span.ts';
import type { PageFile } from '../../types.ts';
import { placeKey } from '../problems/place-keys.ts';
import type { Place } from '../problems/problem.ts';
import type { CheckContext } from './check-context.ts';
import { perContext } from './per-context.ts';
import { sectionPointer } from './section-pointer.ts';

type Spans = { byFile: Map<string, Span>; byPage: Map<string, Span>; bySection: Map<string, Span> };

const isDated = ({ draft, publishAt, unpublishAt }: Publication): boolean =>
  draft !== undefined || publishAt !== undefined || unpublishAt !== undefined;

const byName = (page = '', section: string | undefined) => `${page}\n${section}`;

/** Of two pages with one id the draft is the copy: the other one is what links lead to. */
const draftsFirst = (a: PageFile, b: PageFile) =>
  Number(b.document.draft === true) - Number(a.document.draft === true);

/** The times of everything that has one of its own. Most sites have nothing such, and most checks then ask nothing. */
const spansOf = perContext(({ source, sections }: CheckContext): Spans | undefined => {
  const { clock, pages } = source;
  const spans: Spans = { byFile: new Map(), byPage: new Map(), bySection: new Map() };
  const dated = sections.filter(({ section }) => isDated(section));
  if (dated.length === 0 && !pages.some(({ document }) => isDated(document))) return undefined;
  for (const { file, document } of [...pages].sort(draftsFirst)) {
    const span = spanOf(document, clock);
    spans.byFile.set(file, span);
    spans.byPage.set(document.id, span);
  }
  for (const { section, place } of dated) {
    const span = spanOf(section, clock);
    spans.bySection.set(placeKey(place), span);
    spans.bySection.set(byName(place.page, place.section), span);
  }
  return spans;
});

/** Whether the site has anything that is not always shown. */
export const hasDates = (context: CheckContext): boolean => spansOf(context) !== undefined;

/** When a page is shown. */
export const spanOfPage = (context: CheckContext, pageId: string): Span =>
  spansOf(context)?.byPage.get(pageId) ?? always;

/** When the value at a place is shown. A word of a locale file has the time of the section that names it. */
export const spanOfPlace = (context: CheckContext, { file, pointer, page, section }: Place): Span => {
  const spans = spansOf(context);
  if (!spans) return always;
  const ofPage = spans.byFile.get(file) ?? spans.byPage.get(page ?? '') ?? always;
  const own = sectionPointer(pointer);
  const key = own === undefined ? byName(page, section) : placeKey({ file, pointer: own });
  return common(ofPage, spans.bySection.get(key) ?? always);
};

/** Whether the values at two places are ever shown at once. */
export const canMeet = (context: CheckContext, one: Place, other: Place): boolean =>
  !hasDates(context) || meet(spanOfPlace(context, one), spanOfPlace(context, other));

/** Whether nothing at a place is ever shown: it belongs to a draft. */
export const isInDraft = (context: CheckContext, place: Place): boolean => {
  const { from, until } = spanOfPlace(context, place);
  return from === Number.POSITIVE_INFINITY && until === Number.NEGATIVE_INFINITY;
};
