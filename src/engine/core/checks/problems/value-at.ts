import { objectOf, ownValue } from '../../json/json-value.ts';
import { steps } from './pointer-steps.ts';

/** The value at a pointer of a document; undefined when there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : ownValue(objectOf(value), step)),
    document,
  );
