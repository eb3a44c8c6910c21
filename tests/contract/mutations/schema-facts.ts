import { isObject, jsonType } from '../../../src/engine/core/json/json-value.ts';
import { followRef } from '../../../src/engine/core/schema/shape.ts';
import type { Json, Schemas } from '../../../src/engine/core/types.ts';

/** What the schemas say about one value: the schema that measures it, and what it means. */
export type Facts = {
  schema: Json;
  /** The file the schema stands in, to which its references are relative. */
  from: string;
  /** The name of the shared definition that it refers to, such as text, link, icon or image. */
  mark?: string | undefined;
};

const kindsOf = (schema: Json): string[] => {
  if (schema.type !== undefined)
    return [schema.type].flat().map((type) => String(type).replace('integer', 'number'));
  if (Array.isArray(schema.enum)) return schema.enum.map(jsonType);
  if ('const' in schema) return [jsonType(schema.const)];
  return schema.properties ? ['object'] : [];
};

const typeConstant = ({ properties }: Json): unknown =>
  isObject(properties) && isObject(properties.type) ? properties.type.const : undefined;

const branchesOf = ({ schema, from }: Facts, schemas: Schemas): Facts[] =>
  ([schema.oneOf ?? schema.anyOf ?? []].flat() as Json[]).map((branch) =>
    follow(schemas, { schema: branch, from }),
  );

const follow = (schemas: Schemas, { schema, from, mark }: Facts): Facts => {
  if (typeof schema.$ref !== 'string') return { schema, from, mark };
  const found = followRef(schemas, schema.$ref, from);
  const name = schema.$ref.split('/').at(-1) ?? '';
  const { $ref: _, ...beside } = schema;
  return follow(schemas, { schema: { ...found.schema, ...beside }, from: found.file, mark: mark ?? name });
};

/** The facts about a value, with the branch that fits it where there is a choice. */
export const factsFor = (schemas: Schemas, facts: Facts, value: unknown): Facts => {
  const whole = follow(schemas, facts);
  const branches = branchesOf(whole, schemas);
  const type = isObject(value) ? value.type : undefined;
  const chosen =
    branches.find(({ schema }) => typeConstant(schema) !== undefined && typeConstant(schema) === type) ??
    branches.find(({ schema }) => kindsOf(schema).includes(jsonType(value)));
  return chosen ? factsFor(schemas, chosen, value) : whole;
};

/** The kinds of JSON that may stand here, or none when anything may. */
export const allowedKinds = (schemas: Schemas, facts: Facts): string[] => {
  const whole = follow(schemas, facts);
  const branches = branchesOf(whole, schemas);
  return branches.length === 0
    ? kindsOf(whole.schema)
    : branches.flatMap((branch) => allowedKinds(schemas, branch));
};

const sectionProps = (type: unknown, schemas: Schemas): Facts | undefined => {
  const from = `sections/${String(type)}.schema.json`;
  return schemas[from] && { schema: schemas[from], from };
};

/** The facts about a property or an item of a value, before any choice between branches. */
export const factsBelow = (
  schemas: Schemas,
  outer: Facts,
  at: { value: unknown; key: string | number },
): Facts | undefined => {
  const { schema, from } = outer;
  if (typeof at.key === 'number') return isObject(schema.items) ? { schema: schema.items, from } : undefined;
  if (schema.title === 'Section document' && at.key === 'props' && isObject(at.value))
    return sectionProps(at.value.type, schemas);
  const known = isObject(schema.properties) ? schema.properties[at.key] : undefined;
  const found = known ?? schema.additionalProperties;
  return isObject(found) ? { schema: found, from } : undefined;
};
