import type { Json } from '../types.ts';
import type { Check } from './check.ts';
import { propertiesOf, walkSchema } from './context/walk-schema.ts';
import type { Finding } from './problem.ts';
import { perValidators } from './schema/per-validators.ts';

/** What makes a schema hard to write content by: names that nobody catches, and properties that nobody explains. */
const looseParts = (file: string, schema: Json): Finding[] => {
  const findings: Finding[] = [];
  walkSchema(schema, (node, pointer) => {
    const properties = propertiesOf(node, pointer);
    if (properties.length > 0 && node.additionalProperties === undefined) {
      const message =
        'This group lets unknown properties through. Write "additionalProperties": false, so that a misspelt name is caught.';
      findings.push({ file, pointer, missing: 'additionalProperties', message });
    }
    for (const own of properties) {
      if (typeof own.schema.description === 'string' || own.schema.const !== undefined) continue;
      const message = `The property "${own.name}" has no description. Say in a sentence what a content owner writes there.`;
      findings.push({ file, pointer: own.pointer, missing: 'description', message });
    }
  });
  return findings;
};

/** Schemas that are not valid themselves, so that nothing can be measured against them, or that are not strict. */
export const schemaSelf: Check = {
  id: 'schema/self',
  severity: 'error',
  description:
    'A schema is itself valid, its references lead somewhere, it lets nothing unknown through and describes every property.',
  advice:
    'Everything a page may say is measured by these files; a fault in one of them lets faults of the content through on every page. Mend the schema as the message says, for example by writing "additionalProperties": false beside "properties", and run the command again.',
  run: perValidators(({ validators, source }) => [
    ...[...validators.broken].map(([file, reason]) => ({
      file: `schemas/${file}`,
      pointer: '',
      message: `This schema cannot be used: ${reason}.`,
    })),
    ...Object.entries(source.schemas)
      .filter(([file]) => !validators.broken.has(file))
      .flatMap(([file, schema]) => looseParts(`schemas/${file}`, schema)),
  ]),
};
