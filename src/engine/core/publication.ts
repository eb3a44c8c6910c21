import type { SectionDocument } from '../../generated/types.ts';
import { configFile } from './file-names.ts';
import { layoutSections } from './layout-places.ts';
import type { Clock, PageFile, SiteSource } from './types.ts';

/** What a page or a section says about when it is shown. */
export type Publication = Pick<SectionDocument, 'draft' | 'publishAt' | 'unpublishAt'>;

/** The time in which something is shown: from a moment on, and until before another. */
export type Span = { from: number; until: number };

/** The time of something that is always shown. */
export const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

const never: Span = { from: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

const momentPattern = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The milliseconds of a date and time with its offset from UTC; undefined if the text is no such moment. */
export const parseMoment = (text: unknown): number | undefined => {
  if (typeof text !== 'string') return undefined;
  const [whole, year, month, day] = momentPattern.exec(text) ?? [];
  const time = whole === undefined ? Number.NaN : Date.parse(whole);
  // JavaScript takes 30 February for 2 March.
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return Number.isNaN(time) || !real ? undefined : time;
};

/** When something is shown. A draft never is, unless the clock shows drafts. */
export const spanOf = ({ draft, publishAt, unpublishAt }: Publication, { drafts }: Clock): Span => {
  if (draft === true && !drafts) return never;
  // Nearly every page and section: nothing is made for it.
  if (publishAt === undefined && unpublishAt === undefined) return always;
  return {
    from: parseMoment(publishAt) ?? always.from,
    until: parseMoment(unpublishAt) ?? always.until,
  };
};

/** The time that two spans have in common. */
export const common = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
});

/** Whether two things are ever shown at once. */
export const meet = (one: Span, other: Span): boolean => {
  const { from, until } = common(one, other);
  return from < until;
};

/** Whether a moment lies in a span. */
export const covers = ({ from, until }: Span, moment: number): boolean => from <= moment && moment < until;

/** The first moment from `now` on at which the one is shown and none of the others is; undefined when there is none. */
export const firstGap = (shown: Span, needed: Span[], now: number): number | undefined => {
  const start = Math.max(shown.from, now);
  return [start, ...needed.map(({ until }) => until)]
    .filter((moment) => moment >= start && moment < shown.until)
    .sort((one, other) => one - other)
    .find((moment) => !needed.some((span) => covers(span, moment)));
};

/** The property that keeps something from being shown at a moment at which it is not. */
export const hiddenBy = (publication: Publication, { from }: Span, moment: number): keyof Publication => {
  if (from <= moment) return 'unpublishAt';
  return Number.isFinite(from) && publication.publishAt !== undefined ? 'publishAt' : 'draft';
};

/** Whether something is shown at the moment of a clock. */
export const isShown = (publication: Publication, clock: Clock): boolean =>
  covers(spanOf(publication, clock), clock.now);

const shownPage = (page: PageFile, clock: Clock): PageFile => {
  const sections = page.document.sections.filter((section) => isShown(section, clock));
  return sections.length === page.document.sections.length
    ? page
    : { ...page, document: { ...page.document, sections } };
};

/** The pages that are shown now, with the sections that are. */
export const publishedPages = ({ pages, clock }: Pick<SiteSource, 'pages' | 'clock'>): PageFile[] =>
  pages.filter(({ document }) => isShown(document, clock)).map((page) => shownPage(page, clock));

/** A site as its visitors get it now: without drafts, and without what is still to come or over. */
export const publishedSource = (source: SiteSource): SiteSource => {
  const { config, clock } = source;
  const { before, after, error, untranslated } = config.layout;
  const shown = (sections: SectionDocument[]) => sections.filter((section) => isShown(section, clock));
  return {
    ...source,
    pages: publishedPages(source),
    config: {
      ...config,
      layout: {
        before: shown(before),
        after: shown(after),
        ...(error && isShown(error, clock) ? { error } : {}),
        ...(untranslated && isShown(untranslated, clock) ? { untranslated } : {}),
      },
    },
  };
};

/** Something that appears or goes at a moment: where it stands, and what its document says of the moment. */
export type Transition = { file: string; section?: string; appears: boolean; at: string };

type Timed = Transition & { time: number };

type Timing = Pick<Transition, 'file' | 'section'> & { drafts: boolean };

const timed = (publication: Publication, { drafts, ...place }: Timing): Timed[] => {
  const { draft, publishAt, unpublishAt } = publication;
  if (publishAt === undefined && unpublishAt === undefined) return [];
  const entry = (at: string | undefined, appears: boolean): Timed[] => {
    const time = parseMoment(at);
    return at === undefined || time === undefined ? [] : [{ ...place, appears, at, time }];
  };
  return draft === true && !drafts ? [] : [...entry(publishAt, true), ...entry(unpublishAt, false)];
};

const timedSections = (sections: SectionDocument[], timing: Timing): Timed[] =>
  sections.flatMap((section) => timed(section, { ...timing, section: section.id }));

/** A section comes and goes only while its page is there. */
const timedPage = ({ file, document }: PageFile, clock: Clock): Timed[] => {
  const span = spanOf(document, clock);
  const timing = { file, drafts: clock.drafts };
  // A draft may still lack its sections.
  const sections = timedSections(document.sections ?? [], timing).filter(({ time }) => covers(span, time));
  return [...timed(document, timing), ...sections];
};

/** What changes next without anyone editing anything: then the site must be built again. */
export const nextTransition = (source: SiteSource): Transition | undefined => {
  const { clock, pages, config } = source;
  const all = [
    ...pages.flatMap((page) => timedPage(page, clock)),
    ...timedSections(layoutSections(config.layout), { file: configFile, drafts: clock.drafts }),
  ];
  const [first] = all.filter(({ time }) => time > clock.now).sort((a, b) => a.time - b.time);
  if (!first) return undefined;
  const { time: _, ...transition } = first;
  return transition;
};
