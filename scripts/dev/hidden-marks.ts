import { layoutSections } from '../../src/engine/core/layout-places.ts';
import { parseMoment } from '../../src/engine/core/publication/parse-moment.ts';
import { isShown, type Publication } from '../../src/engine/core/publication/publication.ts';
import type { Site } from '../../src/engine/core/site.ts';
import type { PageDocument, SectionDocument } from '../../src/generated/types.ts';

/** Something on screen that visitors do not get now, and why: a section, or the whole page. */
type HiddenMark = { why: string; section?: string };

/** The marks of each page that has some, by its address. */
export type HiddenMarks = Record<string, HiddenMark[]>;

/** A moment with the date and time of day that its author wrote, wherever this runs. */
const inWords = (moment: string): string => {
  const [offset = 'Z'] = /(?:Z|[+-]\d{2}:\d{2})$/.exec(moment) ?? [];
  const timeZone = offset === 'Z' ? 'UTC' : offset;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    parseMoment(moment),
  );
};

/** Why visitors do not get something at a moment, although it is on screen; undefined when they do. */
const whyHidden = (publication: Publication, now: number): string | undefined => {
  const { draft, publishAt = '', unpublishAt = '' } = publication;
  if (isShown(publication, { now, drafts: false })) return undefined;
  if (draft === true) return 'Draft';
  if ((parseMoment(publishAt) ?? now) > now) return `Hidden until ${inWords(publishAt)}`;
  return `Hidden since ${inWords(unpublishAt)}`;
};

const sectionMarks = (sections: SectionDocument[], now: number): HiddenMark[] =>
  sections.flatMap((section) => {
    const why = whyHidden(section, now);
    return why === undefined ? [] : [{ why, section: section.id }];
  });

const pageMarks = (document: PageDocument, now: number): HiddenMark[] => {
  const why = whyHidden(document, now);
  return [...(why === undefined ? [] : [{ why }]), ...sectionMarks(document.sections, now)];
};

/**
 * What is on screen only because of `--drafts` or `--now`: drafts, and pages or sections that are still to come or
 * over.
 */
export const hiddenMarks = ({ source, manifest, pages }: Site, now: number): HiddenMarks => {
  const inFrame = sectionMarks(layoutSections(source.config.layout), now);
  const marks: HiddenMarks = {};
  for (const { path, pageId } of manifest.routes) {
    const page = pages.get(pageId);
    const own = [...(page ? pageMarks(page.document, now) : []), ...inFrame];
    if (own.length > 0) marks[path] = own;
  }
  return marks;
};
