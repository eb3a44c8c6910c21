import { objectOf } from '../json-value.ts';
import { sectionSchemaFile } from '../section-schema-file.ts';
import type { SiteSource } from '../types.ts';

/** The mark of a property each of whose values some section of the site must have. */
const mark = 'x-eachShown';

/** The properties of a section type each of whose values the site needs a published section for. */
export const choicesOf = (schemas: SiteSource['schemas'], type: string): string[] =>
  Object.entries(objectOf(schemas[sectionSchemaFile(type)]?.properties))
    .filter(([, property]) => objectOf(property)[mark] === true)
    .map(([name]) => name);
