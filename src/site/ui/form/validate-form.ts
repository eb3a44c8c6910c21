import type { FormErrors } from '../../../generated/types.ts';

/** The rules a form's schema may use. */
export type Rule = keyof FormErrors;

type PropertySchema = { minLength?: number; maxLength?: number; pattern?: string; enum?: readonly unknown[] };

/** As much of a form's JSON Schema as the browser reads. */
export type FormSchema = { required?: readonly string[]; properties: Record<string, PropertySchema> };

export type FormValues = Record<string, string>;

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

/** The values without the spaces around them: this is what is checked and what is sent. */
export const trimmed = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/**
 * The first rule each value breaks, by the same JSON Schema the server checks with. Lengths are counted in code
 * points, as JSON Schema does; an empty value is missing.
 */
export const validateForm = (schema: FormSchema, values: FormValues): Record<string, Rule> => {
  const result: Record<string, Rule> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const required = schema.required?.includes(name) ?? false;
    const rule = brokenRule((values[name] ?? '').trim(), property, required);
    if (rule) result[name] = rule;
  }
  return result;
};

/** The message of a broken rule; a rule without one borrows the first there is. */
export const errorText = (errors: FormErrors | undefined, rule: Rule): string =>
  errors?.[rule] ?? Object.values(errors ?? {})[0] ?? rule;
