import { isObject } from '../../../json/json-value.ts';
import { followRef } from '../../../schema/shape.ts';
import type { Json, Schemas } from '../../../types.ts';
import { below } from '../../problems/pointer-steps.ts';

/** A property as its schema writes it, with the place of its schema within its file. */
type SchemaProperty = { name: string; schema: Json; pointer: string };

/** The keywords under which schemas stand by names. */
export const holdsSchemasByName: ReadonlySet<string> = new Set([
  'properties',
  '$defs',
  'patternProperties',
  'dependentSchemas',
]);
const literal = new Set(['const', 'enum', 'default', 'examples', 'required', 'x-icons']);

/** Visits every schema within a schema, the whole one first. */
export const walkSchema = (
  schema: unknown,
  visit: (schema: Json, pointer: string) => void,
  pointer = '',
): void => {
  if (Array.isArray(schema)) {
    for (const [index, item] of schema.entries()) walkSchema(item, visit, below(pointer, index));
    return;
  }
  if (!isObject(schema)) return;
  visit(schema, pointer);
  for (const [key, value] of Object.entries(schema)) {
    const at = below(pointer, key);
    if (literal.has(key)) continue;
    if (!holdsSchemasByName.has(key)) walkSchema(value, visit, at);
    else if (isObject(value)) {
      for (const [name, item] of Object.entries(value)) walkSchema(item, visit, below(at, name));
    }
  }
};

/** The properties that one schema writes itself. */
export const propertiesOf = (schema: Json, pointer: string): SchemaProperty[] =>
  Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(([name, own]) =>
    isObject(own) ? [{ name, schema: own, pointer: below(pointer, 'properties', name) }] : [],
  );

/** The schema itself behind a reference, or undefined when the reference leads nowhere. */
export const targetOf = (
  schemas: Schemas,
  schema: unknown,
  file: string,
): { schema: Json; file: string } | undefined => {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref !== 'string') return { schema, file };
  try {
    const found = followRef(schemas, schema.$ref, file);
    return targetOf(schemas, found.schema, found.file);
  } catch {
    return undefined;
  }
};
