import { walkSchema } from '../../src/engine/core/checks/context/walk-schema.ts';
import { below } from '../../src/engine/core/checks/problem.ts';
import type { Json, Schemas } from '../../src/engine/core/types.ts';

type SchemaPlace = { file: string; pointer: string };

const typeName = /^export (?:interface|type) (\w+)/;
const propertyName = /^\s+"?([\w$-]+)"?\??:/;
const isComment = (line: string) => /^\s*(\/\*\*|\*)/.test(line);

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

/** The property of that name nearest to the top of a schema; without one, the list of its properties. */
const propertyPlace = (schema: Json, name: string): string => {
  let found: string | undefined;
  walkSchema(schema, ({ properties }, pointer) => {
    if (found === undefined && properties && Object.hasOwn(properties, name))
      found = below(pointer, 'properties', name);
  });
  return found ?? (schema.properties ? '/properties' : '');
};

/** The types of all sections, and of all forms, stand in a list by the names of their files. */
const lists: Record<string, string> = { SectionPropsByType: 'sections', FormDataByName: 'forms' };

type Subject = ReturnType<typeof subjectOf>;

const placeOf = (schemas: Schemas, { type = '', property }: Subject): SchemaPlace | undefined => {
  const folder = lists[type];
  const file = `${folder}/${property}.schema.json`;
  if (folder !== undefined) return schemas[file] ? { file: `schemas/${file}`, pointer: '/title' } : undefined;
  const place = typePlace(schemas, type);
  if (!place) return undefined;
  const { schema, ...at } = place;
  return property === undefined ? at : { ...at, pointer: at.pointer + propertyPlace(schema, property) };
};

/** Where in the schemas the change stands that the types have not followed yet; undefined when it cannot be told. */
export const driftPlace = (
  schemas: Schemas,
  { fresh, old }: { fresh: string; old: string },
): SchemaPlace | undefined => {
  const [lines, before] = [fresh.split('\n'), old.split('\n')];
  const index = lines.findIndex((line, number) => line !== before[number]);
  if (index === -1) return undefined;
  const now = subjectOf(lines, index);
  const then = subjectOf(before, index);
  // A property that is gone is missing among the others: the next one is not what has changed.
  const isGone = then.type === now.type && then.property !== undefined && lines.length < before.length;
  const place = placeOf(schemas, isGone ? then : now);
  const isWords = !isGone && isComment(lines[index] ?? '') && lines.length === before.length;
  return place && isWords ? { ...place, pointer: below(place.pointer, 'description') } : place;
};
