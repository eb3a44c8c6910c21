import { isObject } from '../../json/json-value.ts';
import { hiddenBy, spanOf } from '../../publication/publication.ts';
import { firstGap } from '../../publication/span.ts';
import { sectionSchemaFile, sectionSchemas } from '../../schema/section-schema-file.ts';
import type { PageFile } from '../../types.ts';
import type { Check } from '../check.ts';
import type { CheckContext } from '../context/check-context.ts';
import { hiddenInWords } from '../context/hidden-in-words.ts';
import { hasMainHeading } from '../context/schemas/section-marks.ts';
import { canMeet, hasDates, spanOfPlace } from '../context/spans.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Place } from '../problems/problem.ts';

/** The types of section that carry the main heading of a page. */
const headingTypes = ({ source: { schemas } }: CheckContext): string[] =>
  sectionSchemas(schemas).flatMap(([type, schema]) =>
    isObject(schema) && hasMainHeading(schema) ? [type] : [],
  );

type Section = { section: PageFile['document']['sections'][number]; place: Place };

const sectionsOf = ({ file, document: { id, sections } }: PageFile): Section[] =>
  sections.map((section, index) => {
    const pointer = below('/sections', index);
    return { section, place: { file, page: id, section: section.id, pointer } };
  });

/** The types that pages like this one begin with, the usual ones first. */
const usualTypes = ({ source }: CheckContext, { collection }: PageFile, types: string[]): string[] => {
  const alike = source.pages
    .filter((page) => page.collection === collection)
    .flatMap(({ document: { sections } }) => sections.map(({ type }) => type));
  const uses = (type: string) => alike.filter((other) => other === type).length;
  return types.toSorted((one, other) => uses(other) - uses(one));
};

/** A main heading below other sections: readers who jump between headings would meet a part before the whole. */
const belowOthers = (context: CheckContext, sections: Section[], [own, second]: Section[]): Finding[] => {
  if (!own || second) return [];
  const above = sections.slice(0, sections.indexOf(own));
  const first = above.find(({ place }) => canMeet(context, place, own.place));
  if (!first) return [];
  const message = `The main heading of the page stands below the section "${first.section.id}". Move this section to the top.`;
  return [{ ...own.place, message }];
};

/** A page that is shown, now or later, while none of its main headings is. */
const unheaded = (context: CheckContext, { file }: PageFile, headings: Section[]): Finding[] => {
  if (!hasDates(context)) return [];
  const { clock } = context.source;
  const spans = headings.map(({ section }) => spanOf(section, clock));
  const moment = firstGap(spanOfPlace(context, { file, pointer: '' }), spans, clock.now);
  if (moment === undefined) return [];
  const index = Math.max(
    0,
    spans.findIndex(({ until }) => until === moment),
  );
  const [heading, span] = [headings[index], spans[index]];
  if (!heading || !span) return [];
  const cause = hiddenBy(heading.section, span, moment);
  const { why, remedy } = hiddenInWords(heading.section, { cause, isNow: moment === clock.now });
  const message = `This section carries the main heading of the page, and ${why} visitors get a page without one. ${remedy}, or publish another section that carries one.`;
  return [{ ...heading.place, pointer: below(heading.place.pointer, cause), message }];
};

/** What is wrong with a page whose sections are all of types that are known. */
const findingsOf = (context: CheckContext, page: PageFile, types: string[]): Finding[] => {
  const sections = sectionsOf(page);
  const headings = sections.filter(({ section }) => types.includes(section.type));
  if (headings.length === 0) {
    const usual = usualTypes(context, page, types)[0];
    const message = `No section here carries the main heading of the page. Begin it with one that does, such as "${usual}".`;
    return [{ file: page.file, page: page.document.id, pointer: '/sections', message }];
  }
  return [
    ...unheaded(context, page, headings),
    ...belowOthers(context, sections, headings),
    ...headings.flatMap((own, index): Finding[] => {
      const first = headings.slice(0, index).find((other) => canMeet(context, other.place, own.place));
      // Two of one type are reported by `schema/section-limit`.
      if (!first || first.section.type === own.section.type) return [];
      const message = `The section "${first.section.id}" carries the main heading of this page already, and a page has one. Take another type than "${own.section.type}", or remove one of the two.`;
      return [{ ...own.place, pointer: below(own.place.pointer, 'type'), message }];
    }),
  ];
};

/** Pages without a main heading, or with two. Silent where no schema says which sections carry one. */
export const a11yMainHeading: Check = {
  id: 'a11y/main-heading',
  severity: 'warning',
  description:
    'Every page begins with one section that carries its main heading, as long as the page is shown.',
  advice:
    'The main heading says what a page is about, to search engines and to whoever listens to the page instead of looking at it. Begin each page with a hero, such as "page-hero", that is shown as long as the page, and give the sections below it other types. Which types carry the main heading, their schemas say with "x-mainHeading".',
  run: (context) => {
    const types = headingTypes(context);
    if (types.length === 0) return [];
    const { pages, schemas } = context.source;
    const isKnown = (type: string) => schemas[sectionSchemaFile(type)] !== undefined;
    return (
      pages
        // An unfinished page may begin with anything.
        .filter(({ outline, document: { draft, sections } }) => !outline && !draft && sections.length > 0)
        .filter(({ document: { sections } }) => sections.every(({ type }) => isKnown(type)))
        .flatMap((page) => findingsOf(context, page, types))
    );
  },
};
