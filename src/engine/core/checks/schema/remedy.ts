import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, listOf, objectOf } from '../../json-value.ts';

/** A value as a document would write it. */
export const inQuotes = (value: unknown): string => JSON.stringify(value);

/** A text that says a number, or true or false, and stands in quotation marks by mistake. */
const isOf: Record<string, (text: string) => boolean> = {
  number: (text) => text.trim() !== '' && Number.isFinite(Number(text)),
  integer: (text) => /^-?\d+$/.test(text.trim()),
  boolean: (text) => /^(true|false)$/i.test(text.trim()),
};

/** Whether a text must be the address of a picture. */
const isPicture = (schema: unknown): boolean => /\bsvg\|/.test(String(objectOf(schema).pattern));

/** The property of a group that lists a value among those it can have. */
const propertyFor = (schema: unknown, value: unknown): string | undefined =>
  Object.entries(objectOf(objectOf(schema).properties)).find(([, property]) =>
    listOf(objectOf(property).enum).includes(value),
  )?.[0];

/** The shape of a group with the names that it needs: { "src": … }, with the value in the place of the only one. */
const shapeOf = (schema: unknown, value: unknown): string => {
  const required = isObject(schema) && Array.isArray(schema.required) ? schema.required.map(String) : [];
  const [only = propertyFor(schema, value), ...more] = required;
  if (only === undefined) return '';
  const { enum: values } = objectOf(objectOf(objectOf(schema).properties)[only]);
  const isRight = more.length === 0 && (values === undefined || listOf(values).includes(value));
  const written = typeof value === 'string' && isRight ? inQuotes(value) : '…';
  return ` Write { ${[only, ...more].map((name) => `"${name}": ${written}`).join(', ')} }.`;
};

/** How a list is written: of groups, with the names that each needs. */
const listRemedy = (schema: unknown, value: unknown): string => {
  const names = listOf(objectOf(objectOf(schema).items).required);
  if (names.length === 0) return ' Write it in [ ].';
  const written = ` Write [{ ${names.map((name) => `"${name}": "…"`).join(', ')} }]`;
  return isObject(value) ? `${written}.` : `${written}, or remove the line if nothing needs it.`;
};

/** Whether a group may have any names, so that what is written as a list of groups has them in a property. */
const isOfNames = (schema: unknown): boolean => {
  const { properties, additionalProperties } = objectOf(schema);
  return properties === undefined && isObject(additionalProperties);
};

/** An example of such a group, when its description has one. */
const namesIn = (schema: unknown): string => {
  const [example] = /\{ "[^{}]*\}/.exec(String(objectOf(schema).description)) ?? [];
  return example === undefined ? ', each with its value behind it: { "…": "…" }' : `: ${example}`;
};

/** How a value of the wrong kind is written as the right one, as the end of a message; nothing when that is not known. */
export const remedyOf = ({ data, params, parentSchema }: ErrorObject): string => {
  const kinds = [params.type].flat().map(String);
  const [item, ...others] = Array.isArray(data) ? (data as unknown[]) : [];
  if (kinds.includes('string') && !kinds.includes('array') && typeof item === 'string' && others.length === 0)
    return ` Write it without [ ]: ${inQuotes(item)}.`;
  if (kinds.includes('string') && data === null && isPicture(parentSchema))
    return ' Write the address of a picture, such as "/images/…".';
  if (kinds.includes('string') && data === null) return ' Write it, or remove the line if nothing needs it.';
  if (kinds.includes('boolean') && (data === 0 || data === 1)) return ` Write ${data === 1}.`;
  const isFree = isObject(parentSchema) && parentSchema.pattern === undefined;
  // Only a free text is meant by a bare number: not a text of a certain form, and not where a list is allowed.
  if (kinds.includes('string') && !kinds.includes('array') && typeof data === 'number' && isFree)
    return ` Write it in double quotes: "${data}".`;
  if (typeof data === 'string' && kinds.some((kind) => isOf[kind]?.(data)))
    return ` Write it without quotation marks: ${data.trim().toLowerCase()}.`;
  const [number] =
    typeof data === 'string' && kinds.includes('number') ? (/^\d+(?=\D+$)/.exec(data) ?? []) : [];
  if (number !== undefined) return ` Write the number alone: ${number}.`;
  if (kinds.length === 1 && kinds[0] === 'array' && data !== null) return listRemedy(parentSchema, data);
  if (kinds.length !== 1 || kinds[0] !== 'object') return '';
  if (isObject(item) && isOfNames(parentSchema))
    return ` Write the names in one group${namesIn(parentSchema)}.`;
  return isObject(item) && others.length === 0 ? ' Write it without [ ].' : shapeOf(parentSchema, data);
};
