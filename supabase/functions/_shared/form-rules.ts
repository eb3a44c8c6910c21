import { wellFormed } from './well-formed.ts';

/** The rules a form's schema may use. */
export type Rule = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'enum';

/** What can be wrong with one answer: a broken rule, or not a text at all. */
type Fault = Rule | 'type';

/** One field of a form, as far as its rules and its label go. */
type PropertySchema = {
  title?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: readonly unknown[];
};

/** As much of a form's JSON Schema as is read. Every field is a text. */
export type FormSchema = {
  required?: readonly string[];
  properties: Readonly<Record<string, PropertySchema>>;
};

/** The answers of a form by the names of their fields. */
export type FormValues = Record<string, string>;

/** A checked form: its clean values, and for each field that breaks one the first rule it breaks. */
type CheckedForm = {
  values: FormValues;
  errors: Record<string, Fault>;
  /** Whether there was a field the schema does not know. */
  unknown: boolean;
};

const codePoints = (value: string) => [...value].length;

const checks: [Rule, (value: string, schema: PropertySchema) => boolean][] = [
  ['minLength', (value, { minLength = 0 }) => codePoints(value) >= minLength],
  ['maxLength', (value, { maxLength = Number.POSITIVE_INFINITY }) => codePoints(value) <= maxLength],
  ['pattern', (value, { pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(value)],
  ['enum', (value, schema) => schema.enum === undefined || schema.enum.includes(value)],
];

const brokenRule = (value: string, schema: PropertySchema, required: boolean): Rule | undefined => {
  if (value === '') return required ? 'required' : undefined;
  return checks.find(([, holds]) => !holds(value, schema))?.[0];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The longest text a single line holds; a longer field may have several. */
const lineLimit = 1000;

const isOneLine = ({ maxLength = 0 }: PropertySchema) => maxLength <= lineLimit;

/** Whether a reader would see anything: not only spaces, nor the joiners and marks that letters have among them. */
const isVisible = (value: string): boolean =>
  /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);

/**
 * A value as it is checked, stored and mailed: whole characters, no NUL or other control character, lines ended one
 * way, no space around it; nothing where a reader sees nothing. A field of one line is one line.
 */
const cleanText = (value: string, schema: PropertySchema): string => {
  const whole = wellFormed(value).replaceAll('\u0000', '').replace(/\r\n?/g, '\n');
  const clean = isOneLine(schema)
    ? whole.trim().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    : // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      whole.replace(/[\u0001-\u0008\u000b-\u001f\u007f]/g, '');
  return isVisible(clean) ? clean.trim() : '';
};

/** The values without the spaces around them: these are checked and sent. */
export const trimmed = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/**
 * Reads a form from the values sent, by the schema the browser checks with. Lengths are counted in code points, as JSON
 * Schema does; an empty value is missing. Properties that the schema does not name are not read.
 */
export const readForm = (schema: FormSchema, sent: unknown): CheckedForm => {
  const result: CheckedForm = { values: {}, errors: {}, unknown: false };
  const given = isObject(sent) ? sent : {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(given, name) ? given[name] : '';
    const text = typeof value === 'string' ? cleanText(value, property) : '';
    const required = schema.required?.includes(name) ?? false;
    const fault = typeof value === 'string' ? brokenRule(text, property, required) : 'type';
    if (fault) result.errors[name] = fault;
    result.values[name] = text;
  }
  result.unknown =
    !isObject(sent) || Object.keys(given).some((name) => !Object.hasOwn(schema.properties, name));
  return result;
};

/** The first rule that each value breaks: the browser shows it at the field. */
export const validateForm = (schema: FormSchema, values: FormValues): Record<string, Rule> =>
  readForm(schema, values).errors as Record<string, Rule>;

const endings: Record<Exclude<Fault, 'required'>, string> = {
  minLength: 'min',
  maxLength: 'max',
  pattern: 'invalid',
  type: 'invalid',
  enum: 'required',
};

const requiredEnding = ({ minLength = 0, pattern }: PropertySchema): string => {
  if (minLength > 1) return 'min';
  return pattern === undefined ? 'required' : 'invalid';
};

/** The codes of an answer's details, named like the site's messages: `name_min`, `email_invalid`, `inquiry_required`. */
export const detailCodes = (schema: FormSchema, { errors, unknown }: CheckedForm): Record<string, string> => {
  const codes = Object.entries(errors).map(([name, fault]) => {
    const property = schema.properties[name] ?? {};
    return [name, `${name}_${fault === 'required' ? requiredEnding(property) : endings[fault]}`];
  });
  // The name of an unknown field is not repeated, because a stranger wrote it.
  return Object.fromEntries(unknown ? [...codes, ['form', 'unknown_field']] : codes);
};
