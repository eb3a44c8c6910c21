import type { ErrorObject } from 'ajv/dist/2020.js';
import { listOf, objectOf } from '../../json/json-value.ts';

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** The names that a value of its kind could have instead: one of another kind was hardly meant. */
export const namesFor = (error: ErrorObject, value: unknown, names: string[]): string[] =>
  names.filter((name) => {
    const { type, $ref } = objectOf(objectOf(error.parentSchema?.properties)[name]);
    // What several places share is words, pictures or moments.
    if ($ref !== undefined && typeof value === 'boolean') return false;
    if (String($ref).endsWith('/image') && typeof value === 'string') return false;
    if (String($ref).endsWith('/moment') && !/^\d/.test(String(value))) return false;
    return typeof type !== 'string' || type.replace('integer', 'number') === kindOf(value);
  });

/** Whether a property that must be there is among some names. */
export const isRequired = ({ parentSchema }: ErrorObject, names: string[]): boolean =>
  listOf(parentSchema?.required).some((name) => names.includes(String(name)));
