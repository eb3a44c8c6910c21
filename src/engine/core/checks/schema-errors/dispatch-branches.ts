import { isObject, jsonType } from '../../json/json-value.ts';
import { followRef } from '../../schema/shape.ts';
import type { Json, Schemas } from '../../types.ts';
import { holdsSchemasByName } from '../context/schemas/walk-schema.ts';

/** Marks the list of type names that stands in for a choice of branches, so that its message can say so. */
export const dispatchKeyword = 'x-dispatch';

/** The branch itself, behind any reference. */
const target = (schemas: Schemas, branch: unknown, file: string): Json => {
  if (!isObject(branch)) return {};
  if (typeof branch.$ref !== 'string') return branch;
  const found = followRef(schemas, branch.$ref, file);
  return target(schemas, found.schema, found.file);
};

const typeConstant = (schema: Json): string | undefined => {
  const type = isObject(schema.properties) ? schema.properties.type : undefined;
  return isObject(type) && typeof type.const === 'string' ? type.const : undefined;
};

const typeOf = (schema: Json): string | undefined => {
  if (typeof schema.type === 'string') return schema.type;
  if ('const' in schema) return jsonType(schema.const);
  if (Array.isArray(schema.enum)) return jsonType(schema.enum[0]);
  if (schema.properties) return 'object';
  return schema.items ? 'array' : undefined;
};

const grouped = (branches: unknown[], names: string[]): Map<string, unknown[]> => {
  const indices = Map.groupBy(branches.keys(), (index) => names[index] ?? '');
  return new Map([...indices].map(([name, own]) => [name, own.map((index) => branches[index])]));
};

/** A condition. Its entries are written apart, because an object with `then` looks like a promise. */
const when = (condition: Json, branches: unknown[]): Json =>
  Object.fromEntries([
    ['if', condition],
    ['then', branches.length === 1 ? branches[0] : { anyOf: branches }],
  ]);

const typed = (type: Json): Json => ({ type: 'object', required: ['type'], properties: { type } });

const byTypeConstant = (groups: Map<string, unknown[]>): Json[] => [
  typed({ enum: [...groups.keys()], [dispatchKeyword]: true }),
  ...[...groups].map(([name, branches]) => when(typed({ const: name }), branches)),
];

const byJsonType = (groups: Map<string, unknown[]>): Json[] => [
  { type: [...groups.keys()] },
  ...[...groups].map(([type, branches]) => when({ type }, branches)),
];

const allKnown = (names: (string | undefined)[]): names is string[] =>
  names.every((name) => name !== undefined);

const dispatch = (schemas: Schemas, branches: unknown[], file: string): Json[] | undefined => {
  const targets = branches.map((branch) => target(schemas, branch, file));
  const constants = targets.map(typeConstant);
  if (allKnown(constants)) return byTypeConstant(grouped(branches, constants));
  const types = targets.map(typeOf);
  if (!allKnown(types) || new Set(types).size === 1) return undefined;
  return byJsonType(grouped(branches, types));
};

const literal = new Set(['const', 'enum', 'default', 'examples', 'required']);
const mapValues = (value: Json, change: (item: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));

/**
 * The same schema with every choice between branches written as conditions on the value's `type` or its kind of
 * JSON, so that a faulty value is measured against the one branch that was meant: one fault, one message.
 */
export const dispatchBranches = (schemas: Schemas, schema: Json, file: string): Json => {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    const result = Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (literal.has(key)) return [key, value];
        return [key, holdsSchemasByName.has(key) && isObject(value) ? mapValues(value, visit) : visit(value)];
      }),
    );
    const name = Array.isArray(result.oneOf) ? 'oneOf' : 'anyOf';
    const conditions = Array.isArray(result[name]) ? dispatch(schemas, result[name], file) : undefined;
    if (!conditions) return result;
    const { [name]: _, allOf, ...rest } = result;
    return { ...rest, allOf: [...(Array.isArray(allOf) ? allOf : []), ...conditions] };
  };
  return visit(schema) as Json;
};
