import { objectOf } from '../json/json-value.ts';
import { ownKeyword } from '../schema/own-keyword.ts';
import { sectionSchemaFile } from '../schema/section-schema-file.ts';
import type { SiteSource } from '../types.ts';

/** The properties of a section type each of whose values the site needs a published section for. */
export const choicesOf = (schemas: SiteSource['schemas'], type: string): string[] =>
  Object.entries(objectOf(schemas[sectionSchemaFile(type)]?.properties))
    .filter(([, property]) => ownKeyword(objectOf(property), 'x-eachShown') === true)
    .map(([name]) => name);
