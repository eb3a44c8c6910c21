import { followRef } from '../../../schema/shape.ts';
import type { Schemas } from '../../../types.ts';
import { walkSchema } from '../../context/schemas/walk-schema.ts';
import { below } from '../../problems/pointer-steps.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { SchemaSlip } from './schema-slip.ts';

/** A reference as it is meant from the top of the schemas: like a link, it counts from the folder of its file. */
const fromTop = ($ref: string, file: string): string => {
  if ($ref.startsWith('#')) return file + $ref;
  const folders = file.split('/').slice(0, -1);
  let rest = $ref;
  for (; rest.startsWith('../'); rest = rest.slice(3)) folders.pop();
  return [...folders, rest].join('/');
};

/** After the file's name stands the way into it, from its top. */
const isWay = ($ref: string): boolean => /^[^#]*(#(\/.*)?)?$/.test($ref);

const leadsSomewhere = (schemas: Schemas, $ref: string, file: string): boolean => {
  try {
    return isWay($ref) && Boolean(followRef(schemas, fromTop($ref, file), file));
  } catch {
    return false;
  }
};

/** Every reference that another place of the schemas is written with. */
const referencesIn = (schema: unknown): string[] => {
  const found: string[] = [];
  walkSchema(schema, ({ $ref }) => {
    if (typeof $ref === 'string') found.push($ref);
  });
  return found;
};

/** The references of a schema that lead to no other schema. */
export const lostReferences = (schemas: Schemas, file: string): SchemaSlip[] => {
  const lost: { pointer: string; $ref: string }[] = [];
  walkSchema(schemas[file], (node, pointer) => {
    const { $ref } = node;
    if (typeof $ref === 'string' && !leadsSomewhere(schemas, $ref, file)) lost.push({ pointer, $ref });
  });
  if (lost.length === 0) return [];
  const known = Object.values(schemas).flatMap(referencesIn);
  return lost.map(({ pointer, $ref }) => ({
    pointer: below(pointer, '$ref'),
    ...withSuggestion(
      `"${$ref}" leads to no schema.`,
      closest(
        $ref,
        known.filter((other) => leadsSomewhere(schemas, other, file)),
      ),
    ),
  }));
};
