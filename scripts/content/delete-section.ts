import path from 'node:path';
import { migrationsFile } from '../../src/engine/core/checks/context/migrations.ts';
import { sectionSchemaFile } from '../../src/engine/core/checks/context/placed-sections.ts';
import { below } from '../../src/engine/core/checks/problem.ts';
import { createLocator, positionOf } from '../site/locate-problem.ts';
import type { Use } from './find-uses.ts';
import { demandOwnSite } from './new-section.ts';
import { type Deletion, refuseUsed } from './refuse-used.ts';
import { registry, staticComponents, unregisterSection } from './section-code.ts';
import { type Plan, unknownName, type Workspace } from './workspace.ts';

/** The section types that there are. */
export const sectionTypes = ({ context: { source } }: Workspace): string[] =>
  Object.keys(source.schemas).flatMap((file) => /^sections\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);

const shown = ({ context, files }: Workspace, type: string): Use[] => {
  const locate = createLocator(files.texts);
  return context.sections
    .filter(({ section }) => section.type === type)
    .map(({ place, section }) => {
      const pointer = below(place.pointer, 'type');
      const { line, column } = locate({ ...place, pointer, check: '', severity: 'info', message: '' });
      return { file: place.file, line, column, text: `the section "${section.id}"`, pointer };
    });
};

const folderOf = (type: string) => `src/site/sections/${type}`;

const reference = /(?:from|import\()\s*'(\.[^']+)'|"\$ref": "([^"#]+)/g;

/** Places of the code and of other schemas that take something from a section type. */
const taken = ({ draft }: Workspace, type: string): Use[] => {
  const own = [registry, staticComponents, `schemas/${sectionSchemaFile(type)}`];
  const files = [...draft.list('src'), ...draft.list('tests'), ...draft.list('schemas')]
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .filter((file) => !own.includes(file) && !file.startsWith(`${folderOf(type)}/`));
  return files.flatMap((file) => {
    const text = draft.read(file);
    return [...text.matchAll(reference)].flatMap((match): Use[] => {
      const target = path.posix.join(path.posix.dirname(file), match[1] ?? match[2] ?? '');
      const isTaken =
        target.startsWith(`${folderOf(type)}/`) || target === `schemas/${sectionSchemaFile(type)}`;
      if (!isTaken) return [];
      const { line, column } = positionOf(text, { offset: match.index, length: match[0].length });
      return [{ file, line, column, text: match[0], pointer: '' }];
    });
  });
};

/** `delete section`: a section type that no page shows, with its schema, its code and its lines in the registry. */
export const deleteSection = (workspace: Workspace, type: string, deletion: Deletion): Plan => {
  const { draft } = workspace;
  const types = sectionTypes(workspace);
  demandOwnSite(workspace);
  if (!types.includes(type)) throw unknownName('section type', type, types);
  const uses = [...shown(workspace, type), ...taken(workspace, type)];
  const free = refuseUsed(`the section type "${type}"`, uses, deletion);
  if (free) return free;
  for (const file of draft.list(folderOf(type))) draft.remove(file);
  draft.remove(`schemas/${sectionSchemaFile(type)}`);
  if (draft.has(migrationsFile(type))) draft.remove(migrationsFile(type));
  unregisterSection(draft, type);
  return { done: `The section type "${type}" is deleted.` };
};
