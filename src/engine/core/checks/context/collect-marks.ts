import { type Shape, shapeOf } from '../../shape.ts';
import type { Json, SiteSource } from '../../types.ts';
import { below, type Place } from '../problem.ts';
import { localesOf, type PlacedSection, sectionSchemaFile } from './placed-sections.ts';
import { type Marked, walkMarks } from './walk-marks.ts';

/** A schema with a fault of its own marks nothing; `schema/self` reports it. */
const shapeOfFile = (schemas: Record<string, Json>, file: string): Shape | undefined => {
  const schema = schemas[file];
  try {
    return schema && shapeOf(schemas, schema, file);
  } catch {
    return undefined;
  }
};

/** The pages of a large site have their values at the same places: each pointer is kept in memory once. */
const createPool = () => {
  const pool = new Map<string, string>();
  return (text: string): string => {
    const known = pool.get(text);
    if (known === undefined) pool.set(text, text);
    return known ?? text;
  };
};

/** Every marked value of every page and of the layout. */
export const collectMarks = (source: SiteSource, sections: PlacedSection[], locales: string[]): Marked[] => {
  const marks: Marked[] = [];
  const pooled = createPool();
  const shapes = new Map<string, Shape | undefined>();
  const shapeFor = (file: string) => {
    if (!shapes.has(file)) shapes.set(file, shapeOfFile(source.schemas, file));
    return shapes.get(file);
  };
  const collect = (value: unknown, shape: Shape | undefined, at: { place: Place; locales: string[] }) =>
    walkMarks(value, shape, {
      pointer: at.place.pointer,
      visit: (kind, text, { pointer, ...limit }) =>
        marks.push({
          kind,
          value: text,
          place: { ...at.place, pointer: pooled(pointer) },
          locales: at.locales,
          ...limit,
        }),
    });
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
