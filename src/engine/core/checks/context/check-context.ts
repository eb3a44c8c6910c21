import type { SectionDocument } from '../../../../generated/types.ts';
import { buildRoutes, type Manifest } from '../../routes.ts';
import { type Shape, shapeOf } from '../../shape.ts';
import type { Json, PageFile, SiteSource } from '../../types.ts';
import { below, type Place } from '../problem.ts';
import { type SchemaFinding, schemaFindings } from '../schema/schema-findings.ts';
import { createValidators, type Validators } from '../schema/validators.ts';
import { soundSource } from './sound-source.ts';
import { mentionedKeys, type TextUse, textUses } from './text-uses.ts';
import { type Link, linksOf } from './links.ts';
import { type Marked, walkMarks } from './walk-marks.ts';
import { type Words, wordsOf } from './words.ts';

/** A section with the place it stands at: on a page, or in the layout around every page. */
export type PlacedSection = { section: SectionDocument; place: Place; locales: string[] };

/**
 * The site as the checks see it. `given` is what was read, faults and all; `source` is the same with the right
 * kinds of values everywhere, and all the rest is prepared from that.
 */
export type CheckContext = {
  given: SiteSource;
  source: SiteSource;
  unreadable: ReadonlySet<string>;
  validators: Validators;
  locales: string[];
  manifest: Manifest;
  pages: Map<string, PageFile>;
  sections: PlacedSection[];
  marks: Marked[];
  uses: Map<string, TextUse[]>;
  mentioned: Set<string>;
  words: Map<string, Words>;
  links: Link[];
  sectionFindings: SchemaFinding[];
};

/** The file that describes the props of a section type. */
export const sectionSchemaFile = (type: string): string => `sections/${type}.schema.json`;

/** The languages a page exists in, in the order of the configuration. */
export const localesOf = (context: Pick<CheckContext, 'locales'>, page: PageFile): string[] =>
  context.locales.filter((locale) => page.document.locales?.includes(locale) ?? true);

const placeSections = (source: SiteSource, locales: string[]): PlacedSection[] => {
  const { before, after, error } = source.config.layout;
  const place = (file: string, pointer: string, section: SectionDocument): Place => ({
    file,
    pointer,
    section: section.id || section.type,
  });
  const layout = (list: SectionDocument[], name: string) =>
    list.map((section, index) => ({
      section,
      place: place('site.config.json', below('/layout', name, index), section),
      locales,
    }));
  return [
    ...layout(before, 'before'),
    ...layout(after, 'after'),
    ...(error ? [{ section: error, place: place('site.config.json', '/layout/error', error), locales }] : []),
    ...source.pages.flatMap((page) =>
      page.document.sections.map((section, index) => ({
        section,
        place: { ...place(page.file, below('/sections', index), section), page: page.document.id },
        locales: localesOf({ locales }, page),
      })),
    ),
  ];
};

/** A schema with a fault of its own marks nothing; `schema/self` reports it. */
const shapeOfFile = (schemas: Record<string, Json>, file: string): Shape | undefined => {
  const schema = schemas[file];
  try {
    return schema && shapeOf(schemas, schema, file);
  } catch {
    return undefined;
  }
};

const collectMarks = (source: SiteSource, sections: PlacedSection[], locales: string[]): Marked[] => {
  const marks: Marked[] = [];
  const shapes = new Map<string, Shape | undefined>();
  const shapeFor = (file: string) => {
    if (!shapes.has(file)) shapes.set(file, shapeOfFile(source.schemas, file));
    return shapes.get(file);
  };
  const collect = (value: unknown, shape: Shape | undefined, at: { place: Place; locales: string[] }) =>
    walkMarks(value, shape, {
      pointer: at.place.pointer,
      visit: (kind, text, pointer) =>
        marks.push({ kind, value: text, place: { ...at.place, pointer }, locales: at.locales }),
    });
  for (const page of source.pages) {
    const place: Place = { file: page.file, pointer: '', page: page.document.id };
    collect(page.document, shapeFor('page.schema.json'), { place, locales: localesOf({ locales }, page) });
  }
  for (const { section, place, locales: shown } of sections) {
    const at = { place: { ...place, pointer: below(place.pointer, 'props') }, locales: shown };
    collect(section.props, shapeFor(sectionSchemaFile(section.type)), at);
  }
  return marks;
};

const readableWords = (source: SiteSource, unreadable: ReadonlySet<string>): Map<string, Words> =>
  new Map(
    Object.entries(source.locales)
      .map(([locale, document]) => [locale, wordsOf(locale, document)] as const)
      .filter(([, { file }]) => !unreadable.has(file)),
  );

const rawProps = (given: SiteSource, { file, pointer }: Place): unknown => {
  const document: unknown = given.pages.find((page) => page.file === file)?.document ?? given.config;
  return valueAt(document, below(pointer, 'props'));
};

const findSectionFaults = (context: CheckContext): SchemaFinding[] =>
  context.sections.flatMap(({ section: { type }, place }) => {
    const file = sectionSchemaFile(type);
    const value = rawProps(context.given, place);
    if (!context.validators.has(file) || !isObject(value)) return [];
    return schemaFindings(context, file, { value, place: { ...place, pointer: below(place.pointer, 'props') } });
  });

/** Prepares a site for the checks. Works on any source that was read, however faulty. */
export const createContext = (
  given: SiteSource,
  unreadable: ReadonlySet<string>,
  validators: Validators = createValidators(given.schemas),
): CheckContext => {
  const source = soundSource(given);
  const locales = source.config.locales.map(({ locale }) => locale);
  const sections = placeSections(source, locales);
  const marks = collectMarks(source, sections, locales);
  const words = readableWords(source, unreadable);
  const context: CheckContext = {
    given,
    source,
    unreadable,
    validators,
    locales,
    manifest: buildRoutes(source.config, source.pages),
    pages: new Map(source.pages.map((page) => [page.document.id, page])),
    sections,
    marks,
    uses: textUses(marks),
    mentioned: mentionedKeys(given),
    words,
    links: linksOf(source.config, marks, words),
    sectionFindings: [],
  };
  return { ...context, sectionFindings: findSectionFaults(context) };
};
