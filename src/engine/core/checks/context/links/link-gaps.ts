import { parsePageLink } from '../../../addresses/page-link.ts';
import { configFile } from '../../../file-names.ts';
import { parseMoment } from '../../../publication/parse-moment.ts';
import { hiddenBy, type Publication } from '../../../publication/publication.ts';
import { common, firstGap, type Span } from '../../../publication/span.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import type { CheckContext } from '../check-context.ts';
import { onlyOne } from '../only-one.ts';
import { perContext } from '../per-context.ts';
import { hasDates, spanOfPage, spanOfPlace } from '../spans.ts';
import { configuredLinks } from './configured-links.ts';
import { leavesWithPage } from './leaves-with-page.ts';
import type { Link } from './links.ts';
import { pageOfPath } from './page-of-path.ts';

/** A link that is shown while its target is not: from when on, why, and the place that says so. */
export type LinkGap = { place: Place; moment: number; from: string; reason: string; cause: Place };

type Leading = { place: Place; pageId: string; anchor?: string };

const leadingOf = (context: CheckContext, { target, place }: Link): Leading[] => {
  if (target.kind === 'page') return [{ ...target, place }];
  if (target.kind === 'anchor' && place.page !== undefined)
    return [{ place, pageId: place.page, anchor: target.anchor }];
  const pageId = target.kind === 'path' ? pageOfPath(context, target.path) : undefined;
  return pageId === undefined ? [] : [{ place, pageId }];
};

/** The pages that the settings of the site name. */
const configured = ({ source: { config } }: CheckContext): Leading[] =>
  configuredLinks(config).flatMap(({ pointer, link }) => {
    const page = parsePageLink(link);
    if (!page) return [];
    const anchor = page.hash === '' ? {} : { anchor: page.hash.slice(1) };
    return [{ place: { file: configFile, pointer }, pageId: page.pageId, ...anchor }];
  });

type Needed = { what: string; publication: Publication; span: Span; place: Place };

/** What must be shown for a link to lead somewhere: its page, and the section that it names. */
const neededBy = (context: CheckContext, { pageId, anchor }: Leading): Needed[] => {
  const page = context.pages.get(pageId);
  if (!page) return [];
  const whole = {
    what: `page "${pageId}"`,
    publication: page.document,
    span: spanOfPage(context, pageId),
    place: { file: page.file, pointer: '', page: pageId },
  };
  const named = context.sections.filter(
    ({ section, place }) => anchor !== undefined && section.id === anchor && place.file === page.file,
  );
  // Of several sections of one name now one is shown and then another.
  const only = onlyOne(named);
  if (!only) return [whole];
  const what = `section "${anchor}" of the page "${pageId}"`;
  const { section: publication, place } = only;
  return [whole, { what, publication, span: spanOfPlace(context, place), place }];
};

const reasonOf = ({ what, publication }: Needed, cause: keyof Publication, isPast: boolean): string => {
  if (cause === 'draft') return `the ${what} is a draft`;
  if (cause === 'publishAt') return `the ${what} is published only at ${publication.publishAt}`;
  return isPast
    ? `the ${what} was taken off the site on ${publication.unpublishAt}`
    : `the ${what} is unpublished at ${publication.unpublishAt}`;
};

/** A moment as the documents write it, else in UTC. */
const momentOf = ({ source, sections }: CheckContext, moment: number): string =>
  [...source.pages.map(({ document }) => document), ...sections.map(({ section }) => section)]
    .flatMap(({ publishAt, unpublishAt }) => [publishAt, unpublishAt])
    .find((text) => parseMoment(text) === moment) ?? new Date(moment).toISOString();

type Shown = { place: Place; span: Span };

/** The first moment at which something is shown without what it needs. */
const gapOf = (context: CheckContext, { place, span }: Shown, all: Needed[]): LinkGap[] => {
  const { now } = context.source.clock;
  const gaps = all.flatMap((needed) => {
    const moment = firstGap(span, [needed.span], now);
    return moment === undefined ? [] : [{ moment, needed }];
  });
  const [first] = gaps.sort((a, b) => a.moment - b.moment);
  if (!first) return [];
  const { moment, needed } = first;
  const cause = hiddenBy(needed.publication, needed.span, moment);
  const reason = reasonOf(needed, cause, moment === now);
  return [
    {
      place,
      moment,
      from: momentOf(context, moment),
      reason,
      cause: { ...needed.place, pointer: below(needed.place.pointer, cause) },
    },
  ];
};

/** When a link is shown. */
const spanOfLink = (context: CheckContext, { place, pageId }: Leading): Span => {
  const span = spanOfPlace(context, place);
  return leavesWithPage(context, place) ? common(span, spanOfPage(context, pageId)) : span;
};

const gapsOf = (context: CheckContext, leading: Leading): LinkGap[] => {
  const shown = { place: leading.place, span: spanOfLink(context, leading) };
  return gapOf(context, shown, neededBy(context, leading));
};

/** From when on what a place leads to is not shown while the place is; undefined for never. */
export const gapAt = (context: CheckContext, leading: Leading): LinkGap | undefined =>
  hasDates(context) ? gapsOf(context, leading)[0] : undefined;

/**
 * From when on a section of a page is not shown, as for a link that always leads there; undefined for always, and in
 * the layout.
 */
export const hiddenFrom = (context: CheckContext, { page, section }: Place): LinkGap | undefined => {
  const place = { file: configFile, pointer: '' };
  const anchor = section === undefined ? {} : { anchor: section };
  return page === undefined ? undefined : gapAt(context, { place, pageId: page, ...anchor });
};

const allLeading = perContext((context): Leading[] =>
  hasDates(context)
    ? [...context.links.flatMap((link) => leadingOf(context, link)), ...configured(context)]
    : [],
);

/** Every link that is or will be shown while its target is not. */
export const linkGaps = perContext((context): LinkGap[] =>
  allLeading(context).flatMap((leading) => gapsOf(context, leading)),
);

/** Every link that is or will be left out while the page is not shown to which it leads. */
export const leftOutLinks = (context: CheckContext): LinkGap[] =>
  allLeading(context).flatMap(({ place, pageId }) =>
    leavesWithPage(context, place)
      ? gapOf(context, { place, span: spanOfPlace(context, place) }, neededBy(context, { place, pageId }))
      : [],
  );
