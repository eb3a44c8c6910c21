import type { SectionDocument } from '../../../generated/types.ts';
import { configFile } from '../file-names.ts';
import { layoutSections } from '../layout-places.ts';
import type { Clock, PageFile, SiteSource } from '../types.ts';
import { parseMoment } from './parse-moment.ts';
import { type Publication, spanOf } from './publication.ts';
import { covers } from './span.ts';

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
