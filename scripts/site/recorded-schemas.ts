import path from 'node:path';
import type { Schemas } from '../../src/engine/core/types.ts';
import { readIfWhole } from '../cache/kept-json.ts';

/** The file with the types that are made from the schemas of a project. */
export const typesFile = 'src/generated/types.ts';

/** The file that records which schemas the types of a project were made from. */
export const recordFile = 'src/generated/schemas.json';

/** The schemas that the types were made from; none when they were never made. */
export const readRecordedSchemas = (project: string): Schemas =>
  readIfWhole<Schemas>(path.join(project, recordFile)) ?? {};

/** The text of that file, with a line for each schema. */
export const schemaRecordOf = (schemas: Schemas): string => {
  const lines = Object.entries(schemas).map(
    ([file, schema]) => `${JSON.stringify(file)}: ${JSON.stringify(schema)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};
