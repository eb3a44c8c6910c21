import type { ErrorObject } from 'ajv/dist/2020.js';
import { isObject } from '../../json/json-value.ts';
import { pointerOf, type SchemaFault } from './fault.ts';

/** Whether a value is a whole section. */
export const isSection = (value: unknown): boolean =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);

/** The fault of a section that stands in another one, or beside the list of sections, under a name that nothing knows. */
export const strayedSection = (error: ErrorObject): SchemaFault => {
  const message = 'This is a section, and stands outside of the list of sections. Move it there.';
  return { pointer: pointerOf(error), at: 'key', keyword: error.keyword, message };
};
