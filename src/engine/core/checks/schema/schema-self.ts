import { remembered } from '../../memory/remembered.ts';
import type { Json, Schemas } from '../../types.ts';
import type { Check } from '../check.ts';
import { propertiesOf, walkSchema } from '../context/schemas/walk-schema.ts';
import { placeKey } from '../problems/place-keys.ts';
import { above, below } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';
import { explainBrokenSchema } from './slips/explain-broken-schema.ts';
import { lostReferences } from './slips/lost-references.ts';
import { schemaSlips } from './slips/schema-slips.ts';

/** What makes a schema hard to write content by: unknown names pass, and properties have no explanation. */
const looseParts = (file: string, schema: Json): Finding[] => {
  const findings: Finding[] = [];
  walkSchema(schema, (node, pointer) => {
    const properties = propertiesOf(node, pointer);
    if (properties.length > 0 && (node.additionalProperties ?? true) === true) {
      const message =
        'This group lets unknown properties through. Write "additionalProperties": false, so that a misspelt name is caught.';
      const isOpen = node.additionalProperties === true;
      const place = isOpen
        ? { pointer: below(pointer, 'additionalProperties') }
        : { pointer, missing: 'additionalProperties' };
      findings.push({ file, ...place, message });
    }
    for (const own of properties) {
      const { description } = own.schema;
      if (own.schema.const !== undefined || (typeof description === 'string' && description.trim() !== ''))
        continue;
      const message = `The property "${own.name}" has no description. Say in a sentence what a content owner writes there.`;
      const place =
        description === undefined
          ? { pointer: own.pointer, missing: 'description' }
          : { pointer: below(own.pointer, 'description') };
      findings.push({ file, ...place, message });
    }
  });
  return findings;
};

type Broken = { file: string; schema: Json; reason: string | undefined };

/** Why schemas cannot be used: reported where the reason is, perhaps in another file that they name, else at each. */
const brokenSchemas = (schemas: Schemas, broken: Broken[]): Finding[] => {
  const explained = broken.map(({ file, schema, reason = '' }): Finding => {
    const told = (name: string, one: Json) => ({
      file: `schemas/${name}`,
      ...explainBrokenSchema(one, reason),
    });
    const own = told(file, schema);
    if (own.pointer !== '') return own;
    const elsewhere = Object.entries(schemas).map(([name, one]) => told(name, one));
    return elsewhere.find(({ pointer }) => pointer !== '') ?? own;
  });
  const places = new Map(explained.map((finding) => [placeKey(finding), finding]));
  const located = [...places.values()].filter(({ pointer }) => pointer !== '');
  return located.length > 0 ? located : [...places.values()];
};

/** Schemas that are not valid themselves, so that nothing can be measured against them, or that are not strict. */
export const schemaSelf: Check = {
  id: 'schema/self',
  severity: 'error',
  description:
    'A schema is itself valid, its references lead somewhere, its limits can be kept, it lets nothing unknown through and describes every property.',
  advice:
    'Everything a page may say is measured by these files; a fault in one of them lets faults of the content through on every page. Mend the schema as the message says, for example by writing "additionalProperties": false beside "properties", and run the command again.',
  isOfSettings: true,
  run: remembered(
    ({ validators, source }) => {
      // What no page uses, such as the schema of a form, is compiled only when something is measured by it.
      for (const file of Object.keys(source.schemas)) validators.errors(file, {});
      const files = Object.entries(source.schemas).map(([file, schema]) => ({
        file,
        schema,
        reason: validators.broken.get(file),
        slips: [...schemaSlips(source.schemas, file), ...lostReferences(source.schemas, file)],
      }));
      const slips = files.flatMap((one) =>
        one.slips.map((slip) => ({ file: `schemas/${one.file}`, ...slip })),
      );
      const loose = files.flatMap(({ file, schema, reason }) =>
        reason === undefined ? looseParts(`schemas/${file}`, schema) : [],
      );
      // A fault with a known place is reported instead of the compiler's message, also if another schema leads to it.
      const isBroken = ({ reason, slips: own }: (typeof files)[number]) =>
        reason !== undefined && own.length === 0;
      const isLost = files.some((one) => one.slips.length > 0);
      const broken = isLost ? [] : files.filter(isBroken);
      const unusable = brokenSchemas(source.schemas, broken);
      // A misspelt word is not reported again as the word that is missing.
      const isTold = ({ file, pointer }: Finding) =>
        unusable.some((other) => other.file === file && above(other.pointer) === pointer);
      return [...slips, ...loose.filter((finding) => !isTold(finding)), ...unusable];
      // They stay the same as long as the schemas do, also for a command that checks again after every save.
    },
    ({ validators }) => validators,
  ),
};
