import path from 'node:path';
import { migrationsFile } from '../../src/engine/core/checks/context/schemas/migrations.ts';
import { sectionSchemaFile, sectionTypes } from '../../src/engine/core/section-schema-file.ts';
import { replaceStrings } from '../json-text/strings-in.ts';
import { positionOf } from '../site/locate-problem.ts';
import type { Draft } from './draft.ts';
import { demandOwnSite, demandSectionName } from './new-section.ts';
import { inWords, pascalCase } from './section-names.ts';
import { renameInRegistry, sectionFolder } from './section-registry.ts';
import { documentsOf, type Plan, RefusedChange, unknownName, type Workspace } from './workspace.ts';

type Names = { from: string; to: string };

const place = /^\/(sections\/\d+|layout\/(before|after)\/\d+|layout\/(error|untranslated))\/type$/;

const renameInDocuments = (workspace: Workspace, { from, to }: Names): void => {
  const { draft } = workspace;
  for (const file of documentsOf(workspace)) {
    const text = draft.read(file);
    if (!text.includes(`"${from}"`)) continue;
    draft.write(
      file,
      replaceStrings(text, ({ pointer, value }) => (place.test(pointer) && value === from ? to : undefined)),
    );
  }
};

/** The type that is generated from a schema has the schema's title as its name; one that is made of the old name follows. */
const renameSchemas = ({ draft }: Workspace, { from, to }: Names): void => {
  const own = `schemas/${sectionSchemaFile(from)}`;
  for (const file of draft.list('schemas')) {
    if (!file.endsWith('.json')) continue;
    const text = replaceStrings(draft.read(file), ({ pointer, value }) => {
      if (file === own && pointer === '/$id') return sectionSchemaFile(to);
      if (file === own && pointer === '/title')
        return value === `${inWords(from)} props` ? `${inWords(to)} props` : undefined;
      const [target = '', ...rest] = pointer.endsWith('/$ref') ? value.split('#') : [];
      const isOwn = target !== '' && path.posix.join(path.posix.dirname(file), target) === own;
      return isOwn
        ? [target.replace(`${from}.schema.json`, `${to}.schema.json`), ...rest].join('#')
        : undefined;
    });
    draft.write(file, text);
  }
  draft.rename(own, `schemas/${sectionSchemaFile(to)}`);
  if (draft.has(migrationsFile(from))) draft.rename(migrationsFile(from), migrationsFile(to));
};

const codeFiles = (draft: Draft): string[] =>
  ['src', 'tests'].flatMap((folder) => draft.list(folder)).filter((file) => /\.tsx?$/.test(file));

/** What code says of a section type by its name: imports, its props, the type generated for it, its root element. */
const renamedCode = (text: string, file: string, { from, to }: Names): string =>
  text
    .replace(/'(\.\.?\/[^']+)'/g, (whole, specifier: string) => {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const isInside =
        target.startsWith(`${sectionFolder(from)}/`) && !file.startsWith(`${sectionFolder(from)}/`);
      return isInside ? whole.replace(`/${from}/`, `/${to}/`) : whole;
    })
    .replaceAll(`SectionProps<'${from}'>`, `SectionProps<'${to}'>`)
    .replaceAll(`SectionPropsByType['${from}']`, `SectionPropsByType['${to}']`)
    .replaceAll(`'${from}' satisfies keyof typeof sections`, `'${to}' satisfies keyof typeof sections`)
    .replaceAll(`data-section='${from}'`, `data-section='${to}'`)
    .replaceAll(`data-section="${from}"`, `data-section="${to}"`)
    .replace(new RegExp(`\\b${pascalCase(from)}Props\\b`, 'g'), `${pascalCase(to)}Props`);

const renameCode = (draft: Draft, names: Names): void => {
  for (const file of codeFiles(draft)) {
    if (file.startsWith('src/generated/')) continue;
    draft.write(file, renamedCode(draft.read(file), file, names));
  }
  renameInRegistry(draft, names);
  for (const file of draft.list(sectionFolder(names.from))) {
    const to = file.replace(sectionFolder(names.from), sectionFolder(names.to));
    if (/\.tsx?$/.test(file)) draft.rename(file, to);
    else draft.move(file, to);
  }
};

/** Other places of the code that have the old name as a text, which may mean anything: a person looks at them. */
const leftIn = (draft: Draft, { from }: Names): string[] => {
  const places = codeFiles(draft).flatMap((file) => {
    const text = draft.read(file);
    return [...text.matchAll(new RegExp(`['"]${from}['"]`, 'g'))].map(({ index, 0: found }) => {
      const { line, column } = positionOf(text, { offset: index, length: found.length });
      return `  ${file}:${line}:${column}  ${found}`;
    });
  });
  const own = places.filter((line) => !line.startsWith('  src/generated/'));
  if (own.length === 0) return [];
  return ['Code that says the old name as a text was left as it is:', ...own];
};

/** `rename section`: its schema, its code and its line in the registry, and every page that shows it. */
export const renameSection = (workspace: Workspace, names: Names): Plan => {
  const { from, to } = names;
  const { draft } = workspace;
  const types = sectionTypes(workspace.context.source.schemas);
  demandOwnSite(workspace, 'A section type');
  if (!types.includes(from)) {
    if (types.includes(to))
      return { done: `The section type "${to}" has its name already, and none is called "${from}".` };
    throw unknownName('section type', from, types);
  }
  if (from === to) return { done: `The section type "${to}" is called so.` };
  demandSectionName(to);
  if (types.includes(to))
    throw new RefusedChange(`There is a section type "${to}" already. Choose another name.`);
  renameInDocuments(workspace, names);
  renameSchemas(workspace, names);
  renameCode(draft, names);
  return { done: `The section type "${from}" is called "${to}" now.`, notes: leftIn(draft, names) };
};
