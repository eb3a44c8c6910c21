import { remembered } from '../../../memory/remembered.ts';
import { sectionSchemaFile } from '../../../schema/section-schema-file.ts';
import { type Shape, shapeOf } from '../../../schema/shape.ts';
import type { Schemas, SiteSource } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';
import type { Place } from '../../problems/problem.ts';
import type { Marked } from './marked.ts';
import { localesOf, type PlacedSection } from './placed-sections.ts';
import { type Visit, walkMarks } from './walk-marks.ts';

/** A schema with a fault of its own marks nothing; `schema/self` reports it. */
const shapeOfFile = (schemas: Schemas, file: string): Shape | undefined => {
  const schema = schemas[file];
  try {
    return schema && shapeOf(schemas, schema, file);
  } catch {
    return undefined;
  }
};

/** The shapes of the values in the files of schemas, each worked out when it is first needed. */
const shapesOf = remembered((schemas: Schemas) => {
  const shapes = new Map<string, Shape | undefined>();
  return (file: string): Shape | undefined => {
    if (!shapes.has(file)) shapes.set(file, shapeOfFile(schemas, file));
    return shapes.get(file);
  };
});

/** Every marked value of every page and of the layout. */
export const collectMarks = (source: SiteSource, sections: PlacedSection[], locales: string[]): Marked[] => {
  const marks: Marked[] = [];
  const shapeFor = shapesOf(source.schemas);
  const collect = (document: unknown, shape: Shape | undefined, at: { place: Place; locales: string[] }) => {
    const { file, page, section, pointer } = at.place;
    const visit: Visit = (value, { kind, maxLength, picture, needsAlt }, { pointer: own, within, name }) => {
      const place: Place = { file, pointer: own };
      if (page !== undefined) place.page = page;
      if (section !== undefined) place.section = section;
      // Runs a million times on a large site: objects with all properties, in one order, are the fastest to make and to
      // read.
      const text = undefined;
      const times = undefined;
      marks.push({
        kind,
        value,
        place,
        within,
        name,
        locales: at.locales,
        text,
        maxLength,
        picture,
        needsAlt,
        times,
      });
    };
    walkMarks(document, shape, { pointer, within: '', name: '', visit });
  };
  for (const page of source.pages) {
    const place: Place = { file: page.file, pointer: '', page: page.document.id };
    collect(page.document, shapeFor('page.schema.json'), { place, locales: localesOf(locales, page) });
  }
  for (const { section, place, locales: shown } of sections) {
    const at = { place: { ...place, pointer: below(place.pointer, 'props') }, locales: shown };
    collect(section.props, shapeFor(sectionSchemaFile(section.type)), at);
  }
  return marks;
};
