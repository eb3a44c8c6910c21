import type { Json } from '../../types.ts';

/** The schemas of a site by their files. */
export type Schemas = Record<string, Json>;

/** What follows from the schemas alone is worked out once for a set of them: each part of a large site asks again. */
export const perSchemas = <T>(compute: (schemas: Schemas) => T): ((schemas: Schemas) => T) => {
  const known = new WeakMap<Schemas, { result: T }>();
  return (schemas) => {
    const entry = known.get(schemas) ?? { result: compute(schemas) };
    known.set(schemas, entry);
    return entry.result;
  };
};
