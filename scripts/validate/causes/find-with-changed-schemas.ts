import { placeKey, problemKey } from '../../../src/engine/core/checks/problems/place-keys.ts';
import { above, isAtOrBelow } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { weigh } from '../../../src/engine/core/checks/settings/weigh.ts';
import type { Schemas, SiteSource } from '../../../src/engine/core/types.ts';
import { readRecordedSchemas } from '../../site/recorded-schemas.ts';
import { type SchemaChange, schemaChanges } from '../code/schema-changes.ts';
import { driftOf, typesDrift } from '../code/types-drift.ts';

/** Finds the problems of a site; some are known already. */
type Find = (source: SiteSource, known: Problem[]) => Promise<Problem[]>;

/** Whether a problem is at a changed place, or within a new one. The content of a value that merely moved is valid. */
const isAt =
  ({ file, pointer }: Problem) =>
  (change: SchemaChange): boolean =>
    file === change.file &&
    (change.at === 'key' ? isAtOrBelow(pointer, change.pointer) : pointer === change.pointer);

/** The names of limits that come in pairs. */
const limit = /\/(?:min|max)[A-Za-z]+$/;

/**
 * A limit that no longer fits its counterpart is reported at the changed one: "minLength" above the new "maxLength".
 */
const besideChange = (problem: Problem, changes: SchemaChange[]): Problem[] => {
  const isOther = ({ file, pointer }: SchemaChange) =>
    file === problem.file && above(pointer) === above(problem.pointer) && limit.test(pointer);
  const change = limit.test(problem.pointer) ? changes.find(isOther) : undefined;
  return change && problem.check === 'schema/self' ? [{ ...problem, pointer: change.pointer }] : [];
};

/** The schemas as they were recorded. One that was not there then is as it is. */
const asRecorded = (schemas: Schemas, recorded: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([file, schema]) => [file, recorded[file] ?? schema]));

/** The problems, with those that follow from changed schemas reported at the changes. */
const atChanges = (
  source: SiteSource,
  [found, known]: [Problem[], ReadonlySet<string>],
  changes: SchemaChange[],
): Problem[] => {
  const isKnown = (problem: Problem) => known.has(problemKey(problem));
  const fresh = found.filter((problem) => !isKnown(problem));
  // A new property makes nothing wrong that was right: what is wrong now was written for it.
  const isFirst = changes.every(({ isNewProperty }) => isNewProperty);
  const direct = isFirst ? fresh : fresh.filter((problem) => changes.some(isAt(problem)));
  const faults = direct.length > 0 ? direct : fresh.flatMap((problem) => besideChange(problem, changes));
  const [move] = changes.filter(({ isMove }) => isMove);
  if (move) return [...found.filter(isKnown), ...weigh(driftOf(move), source)];
  // A remark is no reason to be silent about types that have not followed.
  const isBroken = faults.some(({ severity }) => severity === 'error');
  const drift = isBroken ? [] : changes.slice(0, 1).flatMap((change) => weigh(driftOf(change), source));
  // What no longer fits a changed value is looked at once the change is meant.
  const isDrifted = (fault: Problem) => drift.some((change) => placeKey(change) === placeKey(fault));
  return [...found.filter(isKnown), ...faults.filter((fault) => !isDrifted(fault)), ...drift];
};

/**
 * The folder of the code, and whether its types are checked as well: then a change without any consequence is reported,
 * too.
 */
type Project = { project: string; withTypes: boolean };

/**
 * The problems of a site whose schemas may differ from those that the types were made from. Problems that the recorded
 * schemas do not show follow from the change, and are reported there: as a fault of the schema, or as the change
 * itself.
 */
export const findWithChangedSchemas = async (
  find: Find,
  source: SiteSource,
  { project, withTypes }: Project,
): Promise<Problem[]> => {
  const { schemas } = source;
  const recorded = readRecordedSchemas(project);
  const changes = schemaChanges(schemas, recorded);
  if (changes.length === 0)
    return find(source, withTypes ? await typesDrift(schemas, recorded, project) : []);
  const found = await find(source, []);
  if (found.length === 0 && !withTypes) return [];
  const before = await find({ ...source, schemas: asRecorded(schemas, recorded) }, []);
  const known = new Set(before.map(problemKey));
  const isChanged = withTypes || found.some((problem) => !known.has(problemKey(problem)));
  return isChanged ? atChanges(source, [found, known], changes) : found;
};
