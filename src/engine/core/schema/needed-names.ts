import { listOf, objectOf } from '../json/json-value.ts';
import type { Json } from '../types.ts';

/** The names that an object must have by its schema, and as many of the others as it needs to have enough. */
export const neededNames = ({ required, properties, minProperties }: Json): string[] => {
  const names = new Set(listOf(required).map(String));
  for (const name of Object.keys(objectOf(properties)))
    if (names.size < Number(minProperties)) names.add(name);
  return [...names];
};
