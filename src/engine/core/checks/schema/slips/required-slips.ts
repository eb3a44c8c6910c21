import { isObject } from '../../../json/json-value.ts';
import type { Json, Schemas } from '../../../types.ts';
import { walkSchema } from '../../context/schemas/walk-schema.ts';
import { below } from '../../problems/pointer-steps.ts';
import { closest } from '../../suggestions/closest.ts';
import { withSuggestion } from '../../suggestions/with-suggestion.ts';
import type { SchemaSlip } from './schema-slip.ts';

type Names = { required: string[]; described: string[] };

const namesOf = (node: Json): Names | undefined => {
  if (!Array.isArray(node.required)) return undefined;
  const required = node.required.filter((name): name is string => typeof name === 'string');
  if (isObject(node.properties)) return { required, described: Object.keys(node.properties) };
  return node.type === 'object' && node.properties === undefined ? { required, described: [] } : undefined;
};

/** Every name that other schemas describe. */
const namesElsewhere = (schemas: Schemas, file: string): Set<string> => {
  const names = new Set<string>();
  for (const [other, schema] of Object.entries(schemas))
    if (other !== file)
      walkSchema(schema, ({ properties }) => {
        for (const name of isObject(properties) ? Object.keys(properties) : []) names.add(name);
      });
  return names;
};

const noneDescribed = (node: Json, { required }: Names, pointer: string): SchemaSlip => {
  const place = node.properties === undefined ? 'required' : 'properties';
  const message = `"properties" describes nothing, but this must be there: ${required.map((name) => `"${name}"`).join(', ')}.`;
  return { pointer: below(pointer, place), message };
};

/**
 * Finds required names that the schema does not describe. Of two similar names, the one that no other schema has is
 * reported.
 */
export const createRequiredSlips = (schemas: Schemas, file: string) => {
  let elsewhere: Set<string> | undefined;
  const isMisspelt = (described: string, required: string): boolean => {
    elsewhere ??= namesElsewhere(schemas, file);
    return elsewhere.has(required) && !elsewhere.has(described);
  };
  return (node: Json, pointer: string): SchemaSlip[] => {
    const names = namesOf(node);
    if (!names || names.required.length === 0) return [];
    const { required, described } = names;
    if (described.length === 0) return [noneDescribed(node, names, pointer)];
    const free = described.filter((name) => !required.includes(name));
    return required.flatMap((name, index): SchemaSlip[] => {
      if (described.includes(name)) return [];
      const near = closest(name, free);
      if (near !== undefined && isMisspelt(near, name)) {
        const message = `"${near}" is described, but "${name}" must be there.`;
        return [{ pointer: below(pointer, 'properties', near), ...withSuggestion(message, name) }];
      }
      const message = `"${name}" must be there, but "properties" does not describe it.`;
      return [{ pointer: below(pointer, 'required', index), ...withSuggestion(message, near) }];
    });
  };
};
