import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lostReferences } from '../../src/engine/core/checks/schema/slips/lost-references.ts';
import type { Schemas } from '../../src/engine/core/types.ts';
import { positionOf } from '../site/locate-problem.ts';
import { missingSchemas } from '../site/missing-schemas.ts';
import { scanRange } from '../site/scan-range.ts';
import { schemaFolder } from '../site/site-files.ts';

/** A place of a schema as editors count it: file, line and column. */
const placeOf = (file: string, pointer: string): string => {
  const text = readFileSync(path.join(schemaFolder, file), 'utf8');
  const { line, column } = positionOf(text, scanRange(text, pointer));
  return `schemas/${file}:${line}:${column}`;
};

/** Why no types can be made of the schemas: one is gone, or a reference leads to none. */
export const whyNoTypes = (schemas: Schemas): string | undefined => {
  const [missing] = missingSchemas(schemas);
  if (missing !== undefined)
    return `schemas/${missing} is gone, and it is still needed. Take it back from git.`;
  for (const file of Object.keys(schemas)) {
    const [lost] = lostReferences(schemas, file);
    if (lost) return `${placeOf(file, lost.pointer)}: ${lost.message}`;
  }
  return undefined;
};
