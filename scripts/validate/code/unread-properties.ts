import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Json, Schemas } from '../../../src/engine/core/types.ts';
import { sectionCode } from './section-code.ts';

/** A component that hands all of its props on may draw any of them. */
const handsOn = /\{\.\.\.(?:props|rest)\}/;

/** The properties with texts, links, pictures or lists: other values may be read elsewhere, such as by a service. */
const drawnProperties = (schema: Json | undefined): string[] =>
  Object.entries(objectOf(schema?.properties)).flatMap(([name, property]) =>
    JSON.stringify(property).includes('"$ref"') && !objectOf(property).deprecated ? [name] : [],
  );

/** Properties of a section type that its components do not even name: pages fill them, and nobody sees it. */
export const unreadProperties = async (
  types: string[],
  schemas: Schemas,
  project: string,
): Promise<Problem[]> => {
  const found = types.map(async (type): Promise<Problem[]> => {
    const code = (await sectionCode(type, project)).map(({ text }) => text).join('\n');
    if (code === '' || handsOn.test(code)) return [];
    const schema = sectionSchemaFile(type);
    const unread = drawnProperties(schemas[schema]).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    return unread.map((name) => ({
      ...{ check: 'schema/unread-property', severity: 'warning', file: `schemas/${schema}` },
      pointer: below('/properties', name),
      message: `src/site/sections/${type}/Component.tsx does not name "${name}", so that nobody sees what pages say there. Draw it, and run: npm run check-types`,
    }));
  });
  return (await Promise.all(found)).flat();
};
