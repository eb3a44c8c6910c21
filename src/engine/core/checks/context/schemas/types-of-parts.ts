import { isObject } from '../../../json/json-value.ts';
import { remembered } from '../../../memory/remembered.ts';
import type { Schemas } from '../../../types.ts';

/** Every `const` of a property "type" within some part of a schema. */
function* typesIn(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const item of schema) yield* typesIn(item);
  if (!isObject(schema)) return;
  const { type } = isObject(schema.properties) ? schema.properties : {};
  if (isObject(type) && typeof type.const === 'string') yield type.const;
  for (const inner of Object.values(schema)) yield* typesIn(inner);
}

/** The types that parts of sections may have by the schemas, such as those of blocks. */
export const typesOfParts = remembered((schemas: Schemas): string[] => [
  ...new Set(Object.values(schemas).flatMap((schema) => [...typesIn(schema)])),
]);
