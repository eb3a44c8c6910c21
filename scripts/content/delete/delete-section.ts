import { migrationsFile } from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { below } from '../../../src/engine/core/checks/problems/pointer-steps.ts';
import { sectionSchemaFile, sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import { sectionFolder } from '../../site/section-folder.ts';
import { demandOwnSite } from '../demand-own-site.ts';
import { type Use, useAt } from '../find-uses.ts';
import { registry, staticComponents, unregisterSection } from '../section-registry.ts';
import { type Plan, unknownName, type Workspace } from '../workspace.ts';
import { codeUses } from './code-uses.ts';
import { refuseUsed } from './refuse-used.ts';

const shown = (workspace: Workspace, type: string): Use[] =>
  workspace.context.sections
    .filter(({ section }) => section.type === type)
    .map(({ place, section }) =>
      useAt(workspace, { ...place, pointer: below(place.pointer, 'type') }, `the section "${section.id}"`),
    );

/** Places of the code and of other schemas that take something from a section type. */
const taken = (workspace: Workspace, type: string): Use[] => {
  const schema = `schemas/${sectionSchemaFile(type)}`;
  const isTaken = (file: string) => file === schema || file.startsWith(`${sectionFolder(type)}/`);
  return codeUses(workspace, isTaken, [registry, staticComponents]);
};

/** `delete section`: a section type that no page shows, with its schema, its code and its lines in the registry. */
export const deleteSection = (workspace: Workspace, type: string): Plan => {
  const { draft } = workspace;
  const types = sectionTypes(workspace.context.source.schemas);
  demandOwnSite(workspace, 'A section type');
  if (!types.includes(type)) throw unknownName('section type', type, types);
  const uses = [...shown(workspace, type), ...taken(workspace, type)];
  const deletes = `the section type "${type}"`;
  refuseUsed(deletes, uses);
  for (const file of draft.list(sectionFolder(type))) draft.remove(file);
  draft.remove(`schemas/${sectionSchemaFile(type)}`);
  if (draft.has(migrationsFile(type))) draft.remove(migrationsFile(type));
  unregisterSection(draft, type);
  return { deletes, done: `The section type "${type}" is deleted.` };
};
