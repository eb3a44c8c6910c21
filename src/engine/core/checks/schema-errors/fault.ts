import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject, listOf } from '../../json/json-value.ts';
import { sameBefore } from '../context/marks/same-before.ts';
import { above, below, steps } from '../problems/pointer-steps.ts';
import type { Finding } from '../problems/problem.ts';

/** One fault of a value against its schema, below the value's own pointer: a finding that is not yet at its place. */
export type SchemaFault = Omit<Finding, 'file' | 'page' | 'section'> & {
  keyword: string;
  /** What to do, as the end of a message, or how a missing value is written: for faults that are reported together. */
  todo?: string;
  /** How many entries a list may have that has more. */
  limit?: number;
  /** Whether the value of an unknown name is a group, which may stand for a group that is missing. */
  isGroup?: boolean;
  /** The free names of its group that the value of an unknown name could have. */
  fitting?: string[];
};

/** What a kind of JSON value is called to someone who writes content. */
const kindNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of values in { }',
  null: 'nothing (null)',
};

/** The kinds a value may have, in words. */
export const kindsInWords = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => kindNames[String(type)] ?? String(type))
    .join(' or ');

/** A text as it may be repeated in a message. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** A value as it may stand in a sentence. */
export const quote = (value: unknown): string => {
  if (typeof value === 'string') return `"${shorten(value)}"`;
  if (Array.isArray(value)) return kindsInWords('array');
  return isObject(value) ? kindsInWords('object') : JSON.stringify(value);
};

/** The name of a place below a section, such as "buttons #2.label": a content owner counts from 1. */
export const pathName = (pointer: string): string =>
  steps(pointer)
    .map((step) => (/^\d+$/.test(step) ? ` #${Number(step) + 1}` : `.${step}`))
    .join('')
    .replace(/^[ .]/, '');

/** The same of a place in a section, without the section. */
export const pathInProps = (pointer: string): string => pathName(pointer.replace(/^.*?\/props\//, '/'));

/** What the schema says a property is for, as the end of a message. */
export const purposeOf = (schema: unknown, name?: string): string => {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const own = name === undefined ? schema : properties[name];
  // Editors show text in backticks as code; here it is quoted like everything else.
  return isObject(own) && typeof own.description === 'string'
    ? ` ${own.description.replace(/`([^`]*)`/g, '"$1"')}`
    : '';
};

/** The entry that a list has too many, and the same one before it, when one of them was copied. */
export const copyIn = (list: unknown): [copy: number, original: number] | undefined => {
  const items = listOf(list);
  const originals = items.map((_, index) => sameBefore(items, index));
  const copy = originals.findIndex((original) => original !== undefined);
  return copy === -1 ? undefined : [copy, originals[copy] ?? 0];
};

/**
 * Where an error is: at the value, or at the name of a property when the name itself is at fault; of two alike entries
 * at the second.
 */
export const pointerOf = (error: ErrorObject): string => {
  if (error.propertyName !== undefined) return below(error.instancePath, error.propertyName);
  if (error.keyword === 'uniqueItems')
    return below(error.instancePath, Math.max(Number(error.params.i), Number(error.params.j)));
  if (error.keyword === 'maxItems') {
    const [copy] = copyIn(error.data) ?? [];
    return copy === undefined ? error.instancePath : below(error.instancePath, copy);
  }
  return error.keyword === 'additionalProperties'
    ? below(error.instancePath, String(error.params.additionalProperty))
    : error.instancePath;
};

/** Where the object stands that a fault of a name is about. */
export const ownerOf = ({ pointer, missing }: SchemaFault): string =>
  missing === undefined ? above(pointer) : pointer;

/** Several names in a sentence. */
export const quotedNames = (names: (string | undefined)[]): string =>
  names.map((name) => `"${name}"`).join(', ');
