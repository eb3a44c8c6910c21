import { isObject } from './json-value.ts';
import type { Json, Schemas } from './types.ts';

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
const withMarks = (
  shape: Shape | undefined,
  { maxLength, 'x-altRequired': needsAlt }: Json,
): Shape | undefined => {
  if (shape?.kind === 'text' && typeof maxLength === 'number') return { ...shape, maxLength };
  return shape?.kind === 'image' && needsAlt === true ? { ...shape, needsAlt } : shape;
};

/** The shape of a schema, or undefined when nothing in it is marked. `file` is the schema's own file. */
export const shapeOf = (schemas: Schemas, schema: Json, file: string): Shape | undefined => {
  const visit = (node: unknown, at: string): Shape | undefined => {
    if (!isObject(node)) return undefined;
    if (typeof node.$ref === 'string') return withMarks(visitRef(node.$ref, at), node);
    if (isObject(node.properties)) {
      return objectShape(Object.entries(node.properties).map(([key, value]) => [key, visit(value, at)]));
    }
    if (node.items) {
      const items = visit(node.items, at);
      return items && { kind: 'array', items };
    }
    const branches = (node.oneOf ?? node.anyOf) as unknown[] | undefined;
    return branches && visitBranches(branches, at);
  };
  const visitRef = (ref: string, at: string): Shape | undefined => {
    const name = ref.split('/').at(-1) ?? '';
    if (ref.includes('defs.schema.json#') || (at === 'defs.schema.json' && ref.startsWith('#'))) {
      if (marks.includes(name)) return { kind: name } as Shape;
    }
    const found = followRef(schemas, ref, at);
    return visit(found.schema, found.file);
  };
  const visitBranches = (branches: unknown[], at: string): Shape | undefined => {
    const resolved = branches.map((branch) =>
      isObject(branch) && typeof branch.$ref === 'string'
        ? followRef(schemas, branch.$ref, at)
        : { schema: branch as Json, file: at },
    );
    const variants = resolved.flatMap(({ schema: branch, file: from }) => {
      const type = typeConstant(branch);
      const shape = type === undefined ? undefined : visit(branch, from);
      return type !== undefined && shape ? [[type, shape] as const] : [];
    });
    if (variants.length > 0) return { kind: 'variants', variants: Object.fromEntries(variants) };
    return branches.map((branch) => visit(branch, at)).find((shape) => shape !== undefined);
  };
  return visit(schema, file);
};
