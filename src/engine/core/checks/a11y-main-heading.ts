import { isObject, objectOf } from '../json-value.ts';
import { sectionSchemaFile, sectionSchemas } from '../section-schema-file.ts';
import type { PageFile } from '../types.ts';
import type { Check } from './check.ts';
import type { CheckContext } from './context/check-context.ts';
import { hasMainHeading } from './context/schemas/section-marks.ts';
import { canMeet } from './context/spans.ts';
import { below, type Finding, lastStep, type Place } from './problem.ts';

/** The types of section that carry the main heading of a page. */
const headingTypes = ({ source: { schemas } }: CheckContext): string[] =>
  sectionSchemas(schemas).flatMap(([type, schema]) =>
    isObject(schema) && hasMainHeading(schema) ? [type] : [],
  );

type Heading = { type: string; place: Place };

/** The types that pages like this one begin with, the usual ones first. */
const usualTypes = ({ source }: CheckContext, { collection }: PageFile, types: string[]): string[] => {
  const alike = source.pages
    .filter((page) => page.collection === collection)
    .flatMap(({ document: { sections } }) => sections.map(({ type }) => type));
  const uses = (type: string) => alike.filter((other) => other === type).length;
  return types.toSorted((one, other) => uses(other) - uses(one));
};

/** A main heading below another heading: readers who jump between headings would meet a part before the whole. */
const belowOthers = (sections: PageFile['document']['sections'], [own, second]: Heading[]): Finding[] => {
  if (!own || second) return [];
  const index = Number(lastStep(own.place.pointer));
  const first = sections.slice(0, index).find(({ props }) => typeof objectOf(props).title === 'string');
  if (!first) return [];
  const message = `The main heading of the page stands below that of the section "${first.id}". Move this section to the top.`;
  return [{ ...own.place, message }];
};

/** What is wrong with a page whose sections are all of types that are known. */
const findingsOf = (context: CheckContext, page: PageFile, types: string[]): Finding[] => {
  const { file, document } = page;
  const { id, sections } = document;
  const place = { file, page: id };
  if (!sections.some(({ type }) => types.includes(type))) {
    const usual = usualTypes(context, page, types)[0];
    const message = `No section here carries the main heading of the page. Begin it with one that does, such as "${usual}".`;
    return [{ ...place, pointer: '/sections', message }];
  }
  const shown = sections.filter(({ draft }) => !draft);
  const unfinished = sections.findIndex(({ type, draft }) => draft && types.includes(type));
  if (unfinished !== -1 && !shown.some(({ type }) => types.includes(type))) {
    const message = `This section carries the main heading of the page, and drafts are not published: visitors get a page without one. Remove "draft", or make the page a draft.`;
    const section = sections[unfinished]?.id ?? '';
    return [{ ...place, section, pointer: below('/sections', unfinished, 'draft'), message }];
  }
  const headings = sections.flatMap(({ type, id: section }, index): Heading[] =>
    types.includes(type) ? [{ type, place: { ...place, section, pointer: below('/sections', index) } }] : [],
  );
  return [
    ...belowOthers(sections, headings),
    ...headings.flatMap((own, index): Finding[] => {
      const first = headings.slice(0, index).find((other) => canMeet(context, other.place, own.place));
      // Two of one type are reported by `schema/section-limit`.
      if (!first || first.type === own.type) return [];
      const message = `The section "${first.place.section}" carries the main heading of this page already, and a page has one. Take another type than "${own.type}", or remove one of the two.`;
      return [{ ...own.place, pointer: below(own.place.pointer, 'type'), message }];
    }),
  ];
};

/** Pages without a main heading, or with two. Silent where no schema says which sections carry one. */
export const a11yMainHeading: Check = {
  id: 'a11y/main-heading',
  severity: 'warning',
  description: 'Every page has one section that carries its main heading.',
  advice:
    'The main heading says what a page is about, to search engines and to whoever listens to the page instead of looking at it. Begin each page with a hero, such as "page-hero", and give the sections below it other types. Which types carry the main heading, their schemas say with "x-mainHeading".',
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
