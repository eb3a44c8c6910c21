import type { CheckContext } from '../../src/engine/core/checks/context/check-context.ts';
import { isAtOrWithin } from '../../src/engine/core/checks/problems/place-keys.ts';
import { steps } from '../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Place } from '../../src/engine/core/checks/problems/problem.ts';
import { isObject, listOf, objectOf } from '../../src/engine/core/json/json-value.ts';
import { sectionSchemaFile } from '../../src/engine/core/schema/section-schema-file.ts';
import { followRef } from '../../src/engine/core/schema/shape.ts';
import type { Json, Schemas } from '../../src/engine/core/types.ts';

/** A schema and its file, which its references start from. */
type At = { schema: Json; file: string };

/** The schemas that a step of a pointer may lead to: a group may have one of several shapes. */
const next = (schemas: Schemas, { schema, file }: At, step: string): At[] => {
  if (typeof schema.$ref === 'string') return next(schemas, followRef(schemas, schema.$ref, file), step);
  const own = objectOf(schema.properties)[step] ?? schema.items;
  if (isObject(own)) return [{ schema: own, file }];
  return [...listOf(schema.oneOf), ...listOf(schema.anyOf)].flatMap((branch) =>
    isObject(branch) ? next(schemas, { schema: branch, file }, step) : [],
  );
};

/** The schema of the document that a place is in, and the steps to the place from there. */
const startOf = ({ sections }: CheckContext, place: Place): { file: string; way: string[] } => {
  const around = sections.find((one) => isAtOrWithin(place, one.place));
  if (!around) return { file: 'page.schema.json', way: steps(place.pointer) };
  const way = steps(place.pointer.slice(around.place.pointer.length)).slice(1);
  return { file: sectionSchemaFile(around.section.type), way };
};

/** What the schema says that the words at a place are for. */
export const wordsPurpose = (context: CheckContext, place: Place): string | undefined => {
  const { schemas } = context.source;
  const { file, way } = startOf(context, place);
  const first: At[] = schemas[file] ? [{ schema: schemas[file], file }] : [];
  const found = way.reduce((all, step) => all.flatMap((at) => next(schemas, at, step)), first);
  return found.map(({ schema: { description } }) => description).find((text) => typeof text === 'string');
};
