import { sectionSchemaFile } from '../../../src/engine/core/schema/section-schema-file.ts';
import { componentFile, sectionFolder } from '../../site/section-folder.ts';
import type { CodeCheck } from './code-check.ts';
import { drawnTypes } from './section-code.ts';

/** Components have a section type. */
export const noSchema: CodeCheck = {
  id: 'schema/no-schema',
  severity: 'error',
  description: 'Every section component has a schema of its name.',
  advice:
    'Without a schema nobody can write a section of this type: every page that names it is refused. Write schemas/sections/<type>.schema.json, as docs/sections.md tells, or remove the component.',
  run: async ({ types, project }) =>
    (await drawnTypes(project))
      .filter((type) => !types.includes(type))
      .map((type) => {
        const schema = `schemas/${sectionSchemaFile(type)}`;
        const message = `There is no ${schema}, so that no page can show this component. Take it back from git or write it, as docs/sections.md tells, or remove the folder ${sectionFolder(type)}.`;
        return {
          file: componentFile(type),
          pointer: '',
          message,
          named: { files: [schema] },
        };
      }),
};
