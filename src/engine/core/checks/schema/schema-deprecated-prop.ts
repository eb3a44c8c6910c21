import { isObject, listOf } from '../../json/json-value.ts';
import { remembered } from '../../memory/remembered.ts';
import { ownKeyword } from '../../schema/own-keyword.ts';
import { sectionSchemaFile } from '../../schema/section-schema-file.ts';
import type { Json, Schemas } from '../../types.ts';
import type { Check } from '../check.ts';
import { propertiesOf, targetOf, walkSchema } from '../context/schemas/walk-schema.ts';
import { below } from '../problems/pointer-steps.ts';
import type { Finding, Fix, Place } from '../problems/problem.ts';

type At = { schema: unknown; file: string; place: Place };

/** Whether anything at all is deprecated: only then is the content walked. */
const anyDeprecated = remembered((schemas: Schemas) =>
  Object.values(schemas).some((schema) => {
    let found = false;
    walkSchema(schema, (node) => {
      found ||= node.deprecated === true;
    });
    return found;
  }),
);

const newName = (schema: Json): string | undefined => {
  const name = ownKeyword(schema, 'x-renamedTo');
  return typeof name === 'string' ? name : undefined;
};

const deprecation = (name: string, schema: Json): { message: string; fix: Fix } => {
  const renamed = newName(schema);
  return renamed === undefined
    ? { message: `"${name}" is deprecated and does nothing any more. Remove it.`, fix: { remove: true } }
    : { message: `"${name}" is deprecated. It is called "${renamed}" now.`, fix: { rename: renamed } };
};

const typeConstant = (schema: Json): unknown =>
  isObject(schema.properties) && isObject(schema.properties.type) ? schema.properties.type.const : undefined;

const fits = (schema: Json, value: unknown): boolean => {
  if (Array.isArray(value)) return schema.items !== undefined;
  if (!isObject(value) || !isObject(schema.properties)) return false;
  const type = typeConstant(schema);
  return type === undefined || type === value.type;
};

/** The deprecated properties within a value, which is walked beside its schema. */
const findIn = (schemas: Schemas, value: unknown, at: At): Finding[] => {
  const target = typeof value === 'object' && value !== null && targetOf(schemas, at.schema, at.file);
  if (!target) return [];
  const { schema, file } = target;
  const step = (item: unknown, key: string | number, inner: unknown) =>
    findIn(schemas, item, {
      schema: inner,
      file,
      place: { ...at.place, pointer: below(at.place.pointer, key) },
    });
  const branches = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  const branch = branches.find((item) => fits(targetOf(schemas, item, file)?.schema ?? {}, value));
  if (branch !== undefined) return findIn(schemas, value, { ...at, schema: branch, file });
  if (Array.isArray(value)) return value.flatMap((item, index) => step(item, index, schema.items));
  return propertiesOf(schema, '').flatMap(({ name, schema: own }) => {
    const item = (value as Json)[name];
    if (item === undefined) return [];
    const pointer = below(at.place.pointer, name);
    if (own.deprecated === true)
      return [{ ...at.place, pointer, at: 'key' as const, ...deprecation(name, own) }];
    return step(item, name, own);
  });
};

const deprecatedType = (type: string, schema: Json, place: Place): Finding => {
  const renamed = newName(schema);
  const pointer = below(place.pointer, 'type');
  if (renamed === undefined)
    return { ...place, pointer, message: `The section type "${type}" is deprecated. Take another one.` };
  const message = `The section type "${type}" is deprecated. Its successor is "${renamed}".`;
  return { ...place, pointer, message, suggestion: renamed };
};

/** Properties and section types that are kept for old documents only. */
export const schemaDeprecatedProp: Check = {
  id: 'schema/deprecated-prop',
  severity: 'warning',
  description: 'No document uses a property or a section type that its schema marks as deprecated.',
  advice:
    'A deprecated property still works, but it will be removed with one of the next versions. Write the name that the message gives, such as "image" instead of "imageUrl"; validate with --fix does it for you.',
  runOnPages: ({ sections, source: { schemas } }) => {
    if (!anyDeprecated(schemas)) return [];
    return sections.flatMap(({ section: { type, props }, place }) => {
      const file = sectionSchemaFile(type);
      const schema = schemas[file];
      if (!schema) return [];
      const own = { ...place, pointer: below(place.pointer, 'props') };
      return [
        ...(schema.deprecated === true ? [deprecatedType(type, schema, place)] : []),
        ...findIn(schemas, props, { schema, file, place: own }),
      ];
    });
  },
};
