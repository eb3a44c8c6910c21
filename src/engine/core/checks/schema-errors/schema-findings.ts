import { omit } from '../../json/omit.ts';
import type { Finding, Place } from '../problems/problem.ts';
import type { SchemaFault } from './fault.ts';
import { oncePerList } from './once-per-list.ts';
import { oncePerObject } from './once-per-object.ts';
import { reduceErrors } from './reduce-errors.ts';
import type { Validators } from './validators.ts';

/** A fault of a value against its schema, at its place in the content. */
export type SchemaFinding = Finding & { keyword: string };

const findingAt = (place: Place, fault: SchemaFault): SchemaFinding => ({
  ...place,
  ...omit(fault, ['todo', 'isGroup', 'limit', 'fitting']),
  pointer: place.pointer + fault.pointer,
});

/** The faults of a value at `place`, each reported once for its list and object. */
export const schemaFindingsOf = (faults: SchemaFault[], place: Place): SchemaFinding[] =>
  oncePerList(oncePerObject(faults)).map((fault) => findingAt(place, fault));

/** What is wrong with a value that stands at `place`, by the schema of a file. */
export const schemaFindings = (
  validators: Validators,
  schemaFile: string,
  { value, place }: { value: unknown; place: Place },
): SchemaFinding[] => schemaFindingsOf(reduceErrors(validators.errors(schemaFile, value)), place);
