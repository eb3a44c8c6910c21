import type { SectionDocument } from '../../../generated/types.ts';
import type { Clock, PageFile, SiteSource } from '../types.ts';
import { withoutHidden } from './left-out.ts';
import { parseMoment } from './parse-moment.ts';
import { always, covers, never, type Span } from './span.ts';

/** What a page or a section says about when it is shown. */
export type Publication = Pick<SectionDocument, 'draft' | 'publishAt' | 'unpublishAt'>;

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

/** The ids of the pages that are known and not shown. Of two pages with one id another one may be. */
const hiddenPages = (all: PageFile[], shown: PageFile[]): Set<string> => {
  const known = new Set(shown.map(({ document }) => document.id));
  return new Set(all.flatMap(({ document: { id } }) => (known.has(id) ? [] : [id])));
};

/**
 * A site as its visitors get it now: without drafts, without what is still to come or over, and without the entries of
 * menus that lead there.
 */
export const publishedSource = (source: SiteSource): SiteSource => {
  const { config, clock } = source;
  const pages = publishedPages(source);
  const hidden = hiddenPages(source.pages, pages);
  const shown = (sections: SectionDocument[]) =>
    sections.flatMap((section) => (isShown(section, clock) ? [withoutHidden(section, hidden)] : []));
  const { before, after, error, untranslated } = config.layout;
  const [onError] = error ? shown([error]) : [];
  const [notice] = untranslated ? shown([untranslated]) : [];
  const instead = { ...(onError && { error: onError }), ...(notice && { untranslated: notice }) };
  const layout = { before: shown(before), after: shown(after), ...instead };
  return { ...source, pages, config: { ...config, layout } };
};
