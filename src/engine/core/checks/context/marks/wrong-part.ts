import { isObject } from '../../../json/json-value.ts';
import type { Json, Schemas } from '../../../types.ts';
import { above, below, isAtOrBelow } from '../../problems/pointer-steps.ts';
import { valueAt } from '../../problems/value-at.ts';
import type { SchemaFault } from '../../schema-errors/fault.ts';
import { reduceErrors } from '../../schema-errors/reduce-errors.ts';
import type { Validators } from '../../schema-errors/validators.ts';
import { typesOfParts } from '../schemas/types-of-parts.ts';

type Measure = { file: string; validators: Validators; schemas: Schemas };

/** The innermost part with a type around the places of some faults; the section itself is none. */
const partAround = (props: Json, faults: SchemaFault[]): string | undefined => {
  for (let part = faults[0]?.pointer ?? ''; part !== ''; part = above(part)) {
    const value = valueAt(props, part);
    const isTyped = isObject(value) && typeof value.type === 'string';
    if (isTyped && faults.every(({ pointer }) => isAtOrBelow(pointer, part))) return part;
  }
  return undefined;
};

/** Props with another type of one of their parts. */
const retyped = (props: Json, part: string, type: string): Json => {
  const copy = JSON.parse(JSON.stringify(props)) as Json;
  Object.assign(valueAt(copy, part) as Json, { type });
  return copy;
};

/**
 * The fault of a part of a section, such as a block, when all that is wrong is in it and it fits one other type wholly:
 * its type is wrong, and not what stands in it.
 */
export const wrongPart = (
  props: Json,
  faults: SchemaFault[],
  { file, validators, schemas }: Measure,
): SchemaFault | undefined => {
  const part = faults.length > 1 ? partAround(props, faults) : undefined;
  if (part === undefined) return undefined;
  const { type: own } = valueAt(props, part) as Json;
  const [type, another] = typesOfParts(schemas).filter(
    (other) =>
      other !== own && reduceErrors(validators.errors(file, retyped(props, part, other))).length === 0,
  );
  if (type === undefined || another !== undefined) return undefined;
  const message = `What stands here is not for the type "${own}", but for "${type}". Write that, or other values.`;
  return { pointer: below(part, 'type'), keyword: 'const', suggestion: type, message };
};
