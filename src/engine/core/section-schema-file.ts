/** The file that describes the props of a section type. */
export const sectionSchemaFile = (type: string): string => `sections/${type}.schema.json`;

/** The section type whose props a schema file describes. */
export const sectionTypeOf = (file: string): string | undefined =>
  /^sections\/(.+)\.schema\.json$/.exec(file)?.[1];
