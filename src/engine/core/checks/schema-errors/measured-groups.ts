import { isObject, objectOf } from '../../json/json-value.ts';
import { followRef } from '../../schema/shape.ts';
import type { Json, Schemas } from '../../types.ts';
import { below, steps } from '../problems/pointer-steps.ts';
import type { Place } from '../problems/problem.ts';

/** A document, or the props of a section: what it says, where it stands and the file of its schema. */
export type MeasuredGroup = { schemas: Schemas; file: string; value: unknown; place: Place };

/** A group of values and its schema, with references followed. */
export type Group = { pointer: string; schema: Json; file: string; value: unknown };

/** The schema itself behind references; empty where these lead nowhere, which is another fault. */
export const itself = (schemas: Schemas, schema: unknown, file: string): Pick<Group, 'schema' | 'file'> => {
  const own = objectOf(schema);
  if (typeof own.$ref !== 'string') return { schema: own, file };
  try {
    const found = followRef(schemas, own.$ref, file);
    return itself(schemas, found.schema, found.file);
  } catch {
    return { schema: {}, file };
  }
};

/** One step into a group or a list. */
export const stepInto = (schemas: Schemas, group: Group, step: string): Group => {
  const { schema, file, value, pointer } = group;
  const { properties, additionalProperties, items } = schema;
  const inner = Array.isArray(value) ? items : (objectOf(properties)[step] ?? additionalProperties);
  return {
    ...itself(schemas, inner, file),
    pointer: below(pointer, step),
    value: Array.isArray(value) ? value[Number(step)] : objectOf(value)[step],
  };
};

/** The groups from the whole document down to one, and that itself. */
export const groupsTo = ({ schemas, file, value }: MeasuredGroup, pointer: string): Group[] => {
  const whole: Group = { ...itself(schemas, schemas[file], file), pointer: '', value };
  const groups = [whole];
  for (const step of steps(pointer)) groups.push(stepInto(schemas, groups.at(-1) ?? whole, step));
  return groups;
};

/** The values in a group that its schema knows, each as such a group. */
export const groupsIn = (schemas: Schemas, group: Group): Group[] =>
  isObject(group.value)
    ? Object.keys(objectOf(group.schema.properties)).map((name) => stepInto(schemas, group, name))
    : [];
