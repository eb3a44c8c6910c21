import { steps } from '../../../src/engine/core/checks/problem.ts';
import { objectOf } from '../../../src/engine/core/json-value.ts';

/** The value at a pointer of a document; undefined when there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : objectOf(value)[step]),
    document,
  );
