import { isObject, jsonType, listOf, objectOf } from '../../json/json-value.ts';
import type { Schemas } from '../../types.ts';
import { onlyOne } from '../context/only-one.ts';
import { isItem } from '../problems/is-item.ts';
import { above, below, isBelow, lastStep } from '../problems/pointer-steps.ts';
import { withoutMending } from '../problems/restated.ts';
import { valueAt } from '../problems/value-at.ts';
import { belonging, inGroup, ofWholePage } from './belonging.ts';
import { pathName, quotedNames } from './fault.ts';
import { type Group, groupsIn, groupsTo, itself, type MeasuredGroup, stepInto } from './measured-groups.ts';
import { sampleFor } from './sample-for.ts';
import type { SchemaFinding } from './schema-findings.ts';

/** Whether a group knows a name, has nothing of that name and could have this value there. */
const lacks = (
  schemas: Schemas,
  { schema, file, value }: Group,
  [name, stray]: [string, unknown],
): boolean => {
  const known = objectOf(schema.properties)[name];
  if (known === undefined || (value !== undefined && !isObject(value))) return false;
  const { type } = itself(schemas, known, file).schema;
  const kinds =
    type === undefined ? [] : [type].flat().map((kind) => String(kind).replace('integer', 'number'));
  return objectOf(value)[name] === undefined && (kinds.length === 0 || kinds.includes(jsonType(stray)));
};

/** Whether a group within another one is there, or must be. */
const isWanted = (around: Group, { value, pointer }: Group): boolean =>
  value !== undefined || listOf(around.schema.required).includes(lastStep(pointer));

type IsHome = (group: Group) => boolean;

/** Where a value may belong that stands too deep: in the group around, or else in the groups which that has. */
const homesAt = (schemas: Schemas, around: Group, isHome: IsHome): Group[] =>
  isHome(around)
    ? [around]
    : groupsIn(schemas, around).filter((group) => group.value !== undefined && isHome(group));

/**
 * Where a value belongs that its own group does not know: in a group within that one, or else in the nearest place around
 * it. Where several groups there lack it, nobody knows which is meant.
 */
const homeOf = (measured: MeasuredGroup, pointer: string): Group | undefined => {
  const { schemas } = measured;
  const [own, ...allAround] = groupsTo(measured, above(pointer)).toReversed();
  const stray: [string, unknown] = [lastStep(pointer), objectOf(own?.value)[lastStep(pointer)]];
  const isHome: IsHome = (group) => lacks(schemas, group, stray);
  const inner = own && groupsIn(schemas, own).find((group) => isWanted(own, group) && isHome(group));
  if (inner) return inner;
  for (const around of allAround) {
    const [home, another] = homesAt(schemas, around, isHome);
    if (home) return another ? undefined : home;
  }
  return undefined;
};

/** A list beside a group that nothing knows, whose name is that of the group in the plural. */
const listFor = (measured: MeasuredGroup, pointer: string): string | undefined => {
  const own = groupsTo(measured, above(pointer)).at(-1);
  const list = `${lastStep(pointer)}s`;
  const { type } = objectOf(objectOf(own?.schema.properties)[list]);
  return type === 'array' && isObject(valueAt(own?.value, below('', lastStep(pointer)))) ? list : undefined;
};

/** Whether an object has all names that a group must have, and none that it does not know. */
const fits = ({ schema }: Group, item: object): boolean => {
  const needed = listOf(schema.required).map(String);
  const known = objectOf(schema.properties);
  return (
    needed.length > 0 &&
    needed.every((name) => name in item) &&
    Object.keys(item).every((name) => name in known)
  );
};

/** The only list around an entry that has entries with its names. */
const listOfEntry = (measured: MeasuredGroup, pointer: string): string | undefined => {
  const item = valueAt(measured.value, pointer);
  if (!isObject(item)) return undefined;
  const lists = groupsTo(measured, above(above(pointer)))
    .flatMap((group) => groupsIn(measured.schemas, group))
    .filter(({ value }) => Array.isArray(value))
    .filter((list) => fits(stepInto(measured.schemas, list, '0'), item));
  return onlyOne(lists)?.pointer;
};

/** An entry that lacks all that it needs and has all that those of another list need: it stands in the wrong one. */
const asEntry = (measured: MeasuredGroup, finding: SchemaFinding): SchemaFinding | undefined => {
  const { missing, lacks: _, named, ...rest } = finding;
  if (missing === undefined || named?.properties === undefined) return undefined;
  const pointer = finding.pointer.slice(measured.place.pointer.length);
  const list = listOfEntry(measured, pointer);
  if (list === undefined) return undefined;
  const message = `${quotedNames(named.properties)} are for an entry of the list "${pathName(list)}". Move this entry there.`;
  return { ...rest, message };
};

/** Whether an entry of a list has what only a whole file may have, and need not: it may be meant for that entry alone. */
const isOfWholeFile = (home: Group, names: string[], pointer: string): boolean =>
  home.pointer === '' &&
  isItem(above(pointer)) &&
  !names.some((name) => listOf(home.schema.required).includes(name));

/** What is told of values whose group is missing, too: it is written with all that it needs. */
const inGoneGroup = (measured: MeasuredGroup, home: Group, names: string[]): string | undefined => {
  const group = lastStep(home.pointer);
  const around = groupsTo(measured, above(home.pointer)).at(-1);
  if (home.value !== undefined || around === undefined) return undefined;
  const quoted = quotedNames(names);
  return `${quoted} should stand in "${group}", which is missing. Write ${sampleFor(around.schema, group)} instead of ${quoted}.`;
};

/** What is told instead of a finding, and the pointer of the group in which its value is missing. */
type Told = { finding: SchemaFinding; home?: string };

/** Tells a property that its group does not know with the group or list that does; leaves every other finding as it is. */
const toldOf = (measured: MeasuredGroup, finding: SchemaFinding): Told => {
  const { place } = measured;
  const pointer = finding.pointer.slice(place.pointer.length);
  const entry = asEntry(measured, finding);
  if (entry) return { finding: entry };
  if (finding.keyword !== 'additionalProperties' || finding.missing !== undefined) return { finding };
  const { suggestion } = finding;
  const names = finding.named?.properties ?? [lastStep(pointer)];
  const homes = names.map((name) => homeOf(measured, below(above(pointer), name)));
  const [home] = homes;
  const isInner = home !== undefined && isBelow(home.pointer, above(pointer));
  // What resembles a name of its own group is misspelt, unless an inner group knows that very name.
  if (suggestion !== undefined && !isInner) return { finding };
  if (home && homes.every((other) => other?.pointer === home.pointer))
    return {
      finding: {
        ...withoutMending(finding),
        message:
          place.section === undefined && isOfWholeFile(home, names, pointer)
            ? ofWholePage(names)
            : (inGoneGroup(measured, home, names) ?? belonging(names, inGroup(home.pointer, place.section))),
      },
      home: place.pointer + home.pointer,
    };
  const list = finding.named === undefined ? listFor(measured, pointer) : undefined;
  if (list === undefined) return { finding };
  const message = `"${names[0]}" is an entry of the list "${list}". Move it there.`;
  return { finding: { ...withoutMending(finding), message } };
};

/** The place of what is missing. */
const goneGroup = ({ pointer, missing }: SchemaFinding): string | undefined =>
  missing === undefined ? undefined : below(pointer, missing);

/**
 * Findings of names that nothing knows where they stand, told with the place that knows and lacks them. A group that is
 * empty because of that is no fault of its own.
 */
export const withHomes = (findings: SchemaFinding[], measured: MeasuredGroup): SchemaFinding[] => {
  const told = findings.map((finding) => toldOf(measured, finding));
  const homes = new Set(told.map(({ home }) => home));
  return told
    .map(({ finding }) => finding)
    .filter(({ keyword, pointer }) => keyword !== 'minProperties' || !homes.has(pointer))
    .filter((finding) => finding.missing === undefined || !homes.has(goneGroup(finding)));
};
