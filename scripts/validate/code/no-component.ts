import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import { componentFile } from '../../site/section-folder.ts';
import type { CodeCheck } from './code-check.ts';
import { drawnTypes } from './section-code.ts';

/** Section types have a component. */
export const noComponent: CodeCheck = {
  id: 'schema/no-component',
  severity: 'error',
  description: 'Every section type has a component of its name.',
  advice:
    'A page may name any type that has a schema, but without a component nothing can be drawn. Write src/site/sections/<type>/Component.tsx, or remove schemas/sections/<type>.schema.json, such as hero.schema.json for the type "hero".',
  run: async ({ types, project }) => {
    const drawn = await drawnTypes(project);
    return types
      .filter((type) => !drawn.includes(type))
      .map((type) => ({
        file: `schemas/${sectionSchemaFile(type)}`,
        pointer: '',
        message: `There is no ${componentFile(type)}, which would draw this type. Take it back from git or write it, or remove this schema.`,
      }));
  },
};
