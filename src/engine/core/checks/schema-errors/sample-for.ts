import { isObject, objectOf } from '../../json/json-value.ts';
import { inQuotes } from './remedy.ts';

/** How the shared definitions are written that a property may refer to. */
const marks: Record<string, string> = {
  text: '"t:…"',
  link: '"page:…"',
  icon: '"gift"',
  tone: '"mint"',
  image: '{ "src": "/images/…" }',
};

const kinds: Record<string, string> = { boolean: 'true', array: '[ … ]', object: '{ … }', string: '"…"' };

/** A group with the properties that it needs. */
const groupOf = (schema: Record<string, unknown>): string | undefined =>
  schema.type === 'object' && Array.isArray(schema.required)
    ? `{ ${schema.required.map((name) => sampleFor(schema, String(name))).join(', ')} }`
    : undefined;

/** The text that a description gives as an example: "…, such as /images/logo.svg." */
const described = ({ description, pattern }: Record<string, unknown>): string | undefined => {
  const [, text] = /such as [`"]?([^\s`",;]*[^\s`",;:.])/.exec(String(description)) ?? [];
  const isRight =
    text !== undefined && (pattern === undefined || new RegExp(String(pattern), 'u').test(text));
  return isRight ? inQuotes(text) : undefined;
};

/** What a text may be, by its description or the examples of its schema. */
const sampleText = (schema: Record<string, unknown>): string | undefined => {
  const [example] = Array.isArray(schema.examples) ? (schema.examples as unknown[]) : [];
  return example === undefined ? described(schema) : inQuotes(example);
};

const sampleOf = (schema: Record<string, unknown>): string => {
  const mark = marks[/\/(\w+)$/.exec(String(schema.$ref))?.[1] ?? ''];
  const [first = schema.const ?? schema.default] = Array.isArray(schema.enum)
    ? (schema.enum as unknown[])
    : [];
  if (mark !== undefined || first !== undefined) return mark ?? inQuotes(first);
  if (schema.type === 'number' || schema.type === 'integer') return String(schema.minimum ?? 1);
  const told = schema.type === 'string' ? sampleText(schema) : groupOf(schema);
  return told ?? kinds[String(schema.type)] ?? '…';
};

/** A property as it may be written, by the schema of the group around it: "src": "/images/logo.svg". */
export const sampleFor = (group: unknown, name: string): string => {
  const properties = isObject(group) ? objectOf(group.properties) : {};
  return `${inQuotes(name)}: ${sampleOf(objectOf(properties[name]))}`;
};
