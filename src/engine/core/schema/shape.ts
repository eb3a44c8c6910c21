import { isObject } from '../json/json-value.ts';
import type { Json, Schemas } from '../types.ts';
import { ownKeyword } from './own-keyword.ts';

/** The meaning of a marked string or object of a document. */
type Mark = 'text' | 'link' | 'icon' | 'entry' | 'image';

/**
 * The places of a schema that carry a mark, and nothing else: resolving and checking walk a document along it.
 * A branch without marks is undefined, so that it costs nothing.
 */
export type Shape =
  | { kind: Exclude<Mark, 'image'>; maxLength?: number }
  | { kind: 'image'; needsAlt?: boolean }
  | { kind: 'array'; items: Shape }
  | { kind: 'object'; props: Record<string, Shape> }
  | { kind: 'variants'; variants: Record<string, Shape> };

const marks: readonly string[] = ['text', 'link', 'icon', 'entry', 'image'] satisfies Mark[];

/** Follows a `$ref` from one schema file to another (or within one). Throws when it leads nowhere. */
export const followRef = (schemas: Schemas, ref: string, from: string): { schema: Json; file: string } => {
  const [name = '', pointer = ''] = ref.split('#');
  const file = name === '' ? from : name.replace(/^(\.\.\/)+/, '');
  let schema: unknown = schemas[file];
  for (const part of pointer.split('/').slice(1)) schema = isObject(schema) ? schema[part] : undefined;
  if (!isObject(schema)) throw new Error(`${from}: the reference ${ref} leads nowhere`);
  return { schema, file };
};

const objectShape = (entries: [string, Shape | undefined][]): Shape | undefined => {
  const props = Object.fromEntries(
    entries.filter((entry): entry is [string, Shape] => entry[1] !== undefined),
  );
  return Object.keys(props).length > 0 ? { kind: 'object', props } : undefined;
};

const typeConstant = (schema: Json): string | undefined => {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const type = isObject(properties.type) ? properties.type.const : undefined;
  return typeof type === 'string' ? type : undefined;
};

/** Keywords beside a reference hold there only: the limit of a text, or that a picture needs words. */
const withMarks = (shape: Shape | undefined, schema: Json): Shape | undefined => {
  const { maxLength } = schema;
  if (shape?.kind === 'text' && typeof maxLength === 'number') return { ...shape, maxLength };
  const needsAlt = ownKeyword(schema, 'x-altRequired') === true;
  return shape?.kind === 'image' && needsAlt ? { ...shape, needsAlt } : shape;
};

const isMark = (ref: string, file: string): boolean =>
  (ref.includes('defs.schema.json#') || (file === 'defs.schema.json' && ref.startsWith('#'))) &&
  marks.includes(ref.split('/').at(-1) ?? '');

const shapeOfRef = (schemas: Schemas, ref: string, file: string): Shape | undefined => {
  if (isMark(ref, file)) return { kind: ref.split('/').at(-1) } as Shape;
  const found = followRef(schemas, ref, file);
  return shapeOf(schemas, found.schema, found.file);
};

const shapeOfBranches = (schemas: Schemas, branches: unknown[], file: string): Shape | undefined => {
  const variants = branches.flatMap((branch) => {
    const { schema, file: from } =
      isObject(branch) && typeof branch.$ref === 'string'
        ? followRef(schemas, branch.$ref, file)
        : { schema: branch as Json, file };
    const type = typeConstant(schema);
    const shape = type === undefined ? undefined : shapeOf(schemas, schema, from);
    return type !== undefined && shape ? [[type, shape] as const] : [];
  });
  if (variants.length > 0) return { kind: 'variants', variants: Object.fromEntries(variants) };
  return branches.map((branch) => shapeOf(schemas, branch, file)).find((shape) => shape !== undefined);
};

/** The shape of a schema, or undefined when nothing in it is marked. `file` is the schema's own file. */
export const shapeOf = (schemas: Schemas, schema: unknown, file: string): Shape | undefined => {
  if (!isObject(schema)) return undefined;
  if (typeof schema.$ref === 'string') return withMarks(shapeOfRef(schemas, schema.$ref, file), schema);
  if (isObject(schema.properties))
    return objectShape(
      Object.entries(schema.properties).map(([key, value]) => [key, shapeOf(schemas, value, file)]),
    );
  if (schema.items) {
    const items = shapeOf(schemas, schema.items, file);
    return items && { kind: 'array', items };
  }
  const branches = (schema.oneOf ?? schema.anyOf) as unknown[] | undefined;
  return branches && shapeOfBranches(schemas, branches, file);
};
