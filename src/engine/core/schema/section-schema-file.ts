import type { Json, Schemas } from '../types.ts';

/** The file that describes the props of a section type. */
export const sectionSchemaFile = (type: string): string => `sections/${type}.schema.json`;

/** The section type whose props a schema file describes. */
export const sectionTypeOf = (file: string): string | undefined =>
  /^sections\/(.+)\.schema\.json$/.exec(file)?.[1];

/** Every section type. */
export const sectionTypes = (schemas: Schemas): string[] =>
  Object.keys(schemas).flatMap((file) => sectionTypeOf(file) ?? []);

/** The schema of each section type. */
export const sectionSchemas = (schemas: Schemas): [type: string, schema: Json][] =>
  sectionTypes(schemas).map((type) => [type, schemas[sectionSchemaFile(type)] ?? {}]);
