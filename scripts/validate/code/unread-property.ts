import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import type { Finding } from '../../../src/engine/core/checks/problems/problem.ts';
import { objectOf } from '../../../src/engine/core/json/json-value.ts';
import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { Json } from '../../../src/engine/core/types.ts';
import { componentFile } from '../../site/section-folder.ts';
import type { CodeCheck } from './code-check.ts';
import { sectionCode } from './section-code.ts';

/** A component that hands all of its props on may draw any of them. */
const handsOn = /\{\.\.\.(?:props|rest)\}/;

/** The properties with texts, links, pictures or lists: other values may be read elsewhere, such as by a service. */
const drawnProperties = (schema: Json | undefined): string[] =>
  Object.entries(objectOf(schema?.properties)).flatMap(([name, property]) =>
    JSON.stringify(property).includes('"$ref"') && !objectOf(property).deprecated ? [name] : [],
  );

/** The components of a section type name its properties: pages fill others, and nobody sees it. */
export const unreadProperty: CodeCheck = {
  id: 'schema/unread-property',
  severity: 'warning',
  description: 'The component of a section type names every property with words, links, pictures or lists.',
  advice:
    'A property that is in the schema alone is written, translated and shown nowhere; after a rename, such as "text" to "subtitle" with its step in schemas/migrations, an empty element stands where the words were. Draw it in src/site/sections/<type>/Component.tsx, and let "npm run check-types" say what still has the old name; or take the property out of the schema.',
  run: async ({ types, source, project }) => {
    const found = types.map(async (type): Promise<Finding[]> => {
      const code = (await sectionCode(type, project)).map(({ text }) => text).join('\n');
      if (code === '' || handsOn.test(code)) return [];
      const schema = sectionSchemaFile(type);
      const drawn = drawnProperties(source.schemas[schema]);
      const unread = drawn.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
      return unread.map((name) => ({
        file: `schemas/${schema}`,
        pointer: below('/properties', name),
        message: `${componentFile(type)} does not name "${name}", so that nobody sees what pages say there. Draw it, and run: npm run check-types`,
      }));
    });
    return (await Promise.all(found)).flat();
  },
};
