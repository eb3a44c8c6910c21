import { walkSchema } from '../../../src/engine/core/checks/context/schemas/walk-schema.ts';
import { below } from '../../../src/engine/core/checks/problem.ts';
import { listOf, objectOf } from '../../../src/engine/core/json-value.ts';
import type { Json, Schemas } from '../../../src/engine/core/types.ts';
import { valueAt } from '../told/value-at.ts';

type SchemaPlace = { file: string; pointer: string };

const typeName = /^export (?:interface|type) (\w+)/;
const propertyName = /^\s+"?([\w$-]+)"?\??:/;
const isComment = (line: string) => /^\s*(\/\*\*|\*)/.test(line);
/** A limit stands among the words that explain a property, such as "@minItems 2". */
const isLimit = (line: string) => /^\s*\* @/.test(line);

/** What a line of the types is about: the type around it, and the property that it describes. */
const subjectOf = (lines: string[], index: number): { type?: string; property?: string } => {
  let at = index;
  while (at < lines.length && isComment(lines[at] ?? '')) at += 1;
  const own = typeName.exec(lines[at] ?? '')?.[1];
  if (own !== undefined) return { type: own };
  const property = propertyName.exec(lines[at] ?? '')?.[1];
  while (at >= 0 && !typeName.test(lines[at] ?? '')) at -= 1;
  const type = typeName.exec(lines[at] ?? '')?.[1];
  return { ...(type === undefined ? {} : { type }), ...(property === undefined ? {} : { property }) };
};

/** Where the schema of a type is written. */
const typePlace = (schemas: Schemas, type: string): (SchemaPlace & { schema: Json }) | undefined => {
  for (const [file, whole] of Object.entries(schemas)) {
    let found: (SchemaPlace & { schema: Json }) | undefined;
    walkSchema(whole, (schema, pointer) => {
      if (!found && schema.title === type) found = { file: `schemas/${file}`, pointer, schema };
    });
    if (found) return found;
  }
  return undefined;
};

type Owner = { pointer: string; node: Json };

/** The group with a property of that name that is nearest to the top of a schema. */
const ownerOf = (schema: Json, name: string): Owner | undefined => {
  let found: Owner | undefined;
  walkSchema(schema, (node, pointer) => {
    if (!found && node.properties && Object.hasOwn(node.properties, name)) found = { pointer, node };
  });
  return found;
};

/** The words that a line of the types allows, such as "left" | "right". */
const choicesOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"(?=\s*(?:\||;|\)|$))/g)].map(([, choice = '']) => choice);

const isOptional = (line: string): boolean => /^\s+"?[\w$-]+"?\?:/.test(line);

/** A line of the types as it is, and as it would be. */
type Change = { now: string; before: string };

/** Which word of a property was changed: whether it must be there, or the values that it can have. */
const wordPlace = ({ pointer, node }: Owner, name: string, { now, before }: Change): string => {
  const place = below(pointer, 'properties', name);
  if (isOptional(now) !== isOptional(before)) {
    const index = listOf(node.required).indexOf(name);
    if (index !== -1) return below(pointer, 'required', index);
    return node.required === undefined ? pointer : below(pointer, 'required');
  }
  const choices = listOf(objectOf(objectOf(node.properties)[name]).enum);
  const added = choicesOf(now).filter((choice) => !choicesOf(before).includes(choice));
  const index = choices.findIndex((choice) => added.includes(String(choice)));
  if (choices.length === 0) return place;
  return index === -1 ? below(place, 'enum') : below(place, 'enum', index);
};

/** The property of that name, or what of it was changed; without one, the list of properties. */
const propertyPlace = (schema: Json, name: string, change: Change | undefined): string => {
  const owner = ownerOf(schema, name);
  if (!owner) return schema.properties ? '/properties' : '';
  return change ? wordPlace(owner, name, change) : below(owner.pointer, 'properties', name);
};

/** The types of all sections, and of all forms, stand in a list by the names of their files. */
const lists: Record<string, string> = { SectionPropsByType: 'sections', FormDataByName: 'forms' };

type Subject = ReturnType<typeof subjectOf>;

const placeOf = (
  schemas: Schemas,
  { type = '', property }: Subject,
  change?: Change,
): (SchemaPlace & { schema?: Json }) | undefined => {
  const folder = lists[type];
  const file = `${folder}/${property}.schema.json`;
  if (folder !== undefined) return schemas[file] ? { file: `schemas/${file}`, pointer: '/title' } : undefined;
  const place = typePlace(schemas, type);
  if (!place || property === undefined) return place;
  return { file: place.file, pointer: place.pointer + propertyPlace(place.schema, property, change) };
};

/** Words that explain a property or type, which may be gone as a whole. */
const describes = (schemas: Schemas, { file, pointer }: SchemaPlace): boolean => {
  const schema = schemas[file.slice('schemas/'.length)];
  return objectOf(valueAt(schema, pointer)).description !== undefined;
};

/** What has changed, in the types' own words: nothing where a line came or went, which says little without the others. */
export type Drift = Change & { place: SchemaPlace | undefined };

/** A line without what is around it; nothing where it is only the edge of a comment. */
const bare = (line: string): string => line.trim().replace(/^(\/\*\*|\*\/?) ?/, '');

/** The first change that the types have not followed yet, and where it stands in the schemas if that can be told. */
export const findDrift = (
  schemas: Schemas,
  { fresh, old }: { fresh: string; old: string },
): Drift | undefined => {
  const [lines, linesBefore] = [fresh.split('\n'), old.split('\n')];
  const index = lines.findIndex((line, number) => line !== linesBefore[number]);
  if (index === -1) return undefined;
  const now = subjectOf(lines, index);
  const then = subjectOf(linesBefore, index);
  const change = { now: lines[index] ?? '', before: linesBefore[index] ?? '' };
  const isSame = then.type === now.type && then.property === now.property;
  const isLimited = isLimit(change.now) || isLimit(change.before);
  const isExplained = isComment(change.now) || isComment(change.before);
  const isWords = isSame && !isLimited && isExplained;
  // A property that is gone is missing among the others: the next one is not what has changed.
  const isGone =
    !isSame && then.type === now.type && then.property !== undefined && lines.length < linesBefore.length;
  const found = placeOf(schemas, isGone ? then : now, isSame && !isWords ? change : undefined);
  const place = found && { file: found.file, pointer: found.pointer };
  const isClear = isSame && (!isExplained || lines.length === linesBefore.length);
  const told = isClear ? { now: bare(change.now), before: bare(change.before) } : { now: '', before: '' };
  if (!place || !isWords || !describes(schemas, place)) return { ...told, place };
  return { ...told, place: { ...place, pointer: below(place.pointer, 'description') } };
};
