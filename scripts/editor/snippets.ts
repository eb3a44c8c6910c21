import { versionMark } from '../../src/engine/core/checks/context/schemas/migrations.ts';
import { isObject, listOf, objectOf } from '../../src/engine/core/json/json-value.ts';
import { neededNames } from '../../src/engine/core/schema/needed-names.ts';
import { sectionSchemaFile, sectionSchemas } from '../../src/engine/core/schema/section-schema-file.ts';
import { followRef } from '../../src/engine/core/schema/shape.ts';
import type { Json, Schemas } from '../../src/engine/core/types.ts';
import { textNamed } from '../../src/engine/core/words/text-reference.ts';

/** A piece of a document that an editor inserts as a whole. `$1` and the like are the places to fill in. */
type Snippet = { label: string; description: string; body: unknown };

type Walk = { schemas: Schemas; file: string; depth: number; next: () => number };

const deepest = 6;

const marks: [RegExp, string][] = [
  [/\/text$/, 't:page.section.key'],
  [/\/link$/, 'page:home'],
  [/\/icon$/, 'gift'],
];

/** A place to fill in, with a text until then. */
const tabStop = (number: number, text: string) => `\${${number}:${text}}`;

const placeholder = (walk: Walk, text: string) => tabStop(walk.next(), text);

/** A raw number or true in a snippet, which would be a text inside quotation marks. VS Code takes the ^ away. */
const raw = (value: unknown) => `^${JSON.stringify(value)}`;

const example = (schema: Json, walk: Walk): unknown => {
  const mark = marks.find(([pattern]) => pattern.test(String(schema.$ref)));
  if (mark) return placeholder(walk, mark[1]);
  if (typeof schema.$ref === 'string') {
    const target = followRef(walk.schemas, schema.$ref, walk.file);
    return example(target.schema, { ...walk, file: target.file, depth: walk.depth + 1 });
  }
  if (walk.depth > deepest) return {};
  const [choice] = [...listOf(schema.oneOf), ...listOf(schema.anyOf)];
  if (isObject(choice)) return example(choice, { ...walk, depth: walk.depth + 1 });
  if ('const' in schema) return schema.const;
  const [first] = listOf(schema.enum);
  if (first !== undefined) return typeof first === 'string' ? placeholder(walk, first) : raw(first);
  return ofKind(schema, walk);
};

const ofKind = (schema: Json, walk: Walk): unknown => {
  if (schema.type === 'boolean') return raw(false);
  if (schema.type === 'number' || schema.type === 'integer') return raw(schema.minimum ?? 0);
  if (schema.type === 'array') return [example(objectOf(schema.items), { ...walk, depth: walk.depth + 1 })];
  if (schema.type !== 'object') return placeholder(walk, 'text');
  const properties = objectOf(schema.properties);
  return Object.fromEntries(
    neededNames(schema).map((name) => [
      name,
      example(objectOf(properties[name]), { ...walk, depth: walk.depth + 1 }),
    ]),
  );
};

const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
};

/** A snippet for each section type, with the values that it cannot do without. */
export const sectionSnippets = (schemas: Schemas): Snippet[] =>
  sectionSchemas(schemas).map(([type, schema]) => {
    const file = sectionSchemaFile(type);
    const next = counter();
    const id = tabStop(next(), type);
    const props = example({ ...schema, type: 'object' }, { schemas, file, depth: 0, next });
    return {
      label: `section ${type}`,
      description: String(schema.description),
      body: { type, ...versionMark(schema), id, props },
    };
  });

/** The file of the things that several section types are made of. */
const partsFile = 'defs.schema.json';

/** A snippet for each thing that sections are made of, such as a menu item or a button, by its name in the schema. */
export const partSnippets = (schemas: Schemas): [name: string, Snippet][] =>
  Object.entries(objectOf(schemas[partsFile]?.$defs)).flatMap(([name, part]): [string, Snippet][] => {
    const schema = objectOf(part);
    if (schema.type !== 'object' || listOf(schema.required).length === 0) return [];
    const body = example(schema, { schemas, file: partsFile, depth: 0, next: counter() });
    const label = String(schema.title ?? name).toLowerCase();
    return [[name, { label, description: String(schema.description ?? ''), body }]];
  });

const pageName = tabStop(1, 'name');

/** A moment is hard to write from memory: the day first, and its offset from UTC last. */
export const momentSnippet: Snippet = {
  label: 'a moment',
  description: 'Year, month, day, T, hours and minutes, and the offset from UTC.',
  body: tabStop(1, '2026-12-01T09:00:00+01:00'),
};

/** A snippet for a whole new page. */
export const pageSnippet: Snippet = {
  label: 'new page',
  description: 'A page with its address, its words for search engines and a place for its sections.',
  body: {
    $schema: '../schemas/page.schema.json',
    id: pageName,
    path: `/${pageName}`,
    meta: {
      title: textNamed(`${pageName}.meta.title`),
      description: textNamed(`${pageName}.meta.description`),
    },
    sections: ['$0'],
  },
};
