import type { Schemas } from '../types.ts';

/** The file with the rules of a form. */
export const formSchemaFile = (name: string): string => `forms/${name}.schema.json`;

/** The names of the forms that have rules. */
export const formNames = (schemas: Schemas): string[] =>
  Object.keys(schemas).flatMap((file) => /^forms\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
