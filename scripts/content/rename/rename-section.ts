import path from 'node:path';
import { migrationsFile } from '../../../src/engine/core/checks/context/schemas/migrations.ts';
import { escapePattern } from '../../../src/engine/core/escape-pattern.ts';
import { sectionSchemaFile, sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import { type JsonString, replaceStrings } from '../../json-text/strings-in.ts';
import { sectionFolder } from '../../site/section-folder.ts';
import { demandOwnSite } from '../demand-own-site.ts';
import { demandSectionName } from '../demand-section-name.ts';
import type { Draft } from '../draft/draft.ts';
import { inWords } from '../in-words.ts';
import { renameInRegistry } from '../section-registry.ts';
import { documentsOf, type Plan, RefusedChange, unknownName, type Workspace } from '../workspace.ts';
import { isTest, leftInCode, mentionsOfName, namingFiles } from './code-mentions.ts';

type Names = { from: string; to: string };

const schemaOf = (type: string): string => `schemas/${sectionSchemaFile(type)}`;

/** MyType of my-type. */
const pascalCase = (type: string): string =>
  type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

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
const renamedHead = ({ pointer, value }: JsonString, { from, to }: Names): string | undefined => {
  if (pointer === '/$id') return sectionSchemaFile(to);
  return pointer === '/title' && value === `${inWords(from)} props` ? `${inWords(to)} props` : undefined;
};

/** A reference from a schema in some folder to that of the section type. */
const renamedReference = (
  { pointer, value }: JsonString,
  folder: string,
  { from, to }: Names,
): string | undefined => {
  const [target = '', ...rest] = pointer.endsWith('/$ref') ? value.split('#') : [];
  if (target === '' || path.posix.join(folder, target) !== schemaOf(from)) return undefined;
  return [target.replace(`${from}.schema.json`, `${to}.schema.json`), ...rest].join('#');
};

const renameSchemas = ({ draft }: Workspace, names: Names): void => {
  const own = schemaOf(names.from);
  for (const file of draft.list('schemas').filter((name) => name.endsWith('.json'))) {
    const text = replaceStrings(
      draft.read(file),
      (found) =>
        (file === own ? renamedHead(found, names) : undefined) ??
        renamedReference(found, path.posix.dirname(file), names),
    );
    draft.write(file, text);
  }
  draft.rename(own, schemaOf(names.to));
  const [from, to] = [migrationsFile(names.from), migrationsFile(names.to)];
  if (draft.has(from)) draft.rename(from, to);
};

const isOwn = (file: string, type: string): boolean => file.startsWith(`${sectionFolder(type)}/`);

/** The name of the props; elsewhere it is one of code only where it is imported. */
const renamedProps = (text: string, file: string, { from, to }: Names): string => {
  const props = `\\b${pascalCase(from)}Props\\b`;
  return isOwn(file, from) || new RegExp(`^import [^;]*${props}`, 'm').test(text)
    ? text.replace(new RegExp(props, 'g'), `${pascalCase(to)}Props`)
    : text;
};

/** What every file must say by the new name to be compiled: imports, and the types of the props. */
const renamedNeeds = (text: string, file: string, names: Names): string => {
  const { from, to } = names;
  const imports = text.replace(/'(\.\.?\/[^']+)'/g, (whole, specifier: string) => {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return isOwn(target, from) && !isOwn(file, from) ? whole.replace(`/${from}/`, `/${to}/`) : whole;
  });
  return renamedProps(imports, file, names)
    .replaceAll(`SectionProps<'${from}'>`, `SectionProps<'${to}'>`)
    .replaceAll(`SectionPropsByType['${from}']`, `SectionPropsByType['${to}']`);
};

/** What code says of a section type by its name. Its own tests follow; what others mean by a text, nobody knows. */
const renamedCode = (text: string, file: string, names: Names): string => {
  const { from, to } = names;
  const needed = renamedNeeds(text, file, names);
  if (isTest(file))
    return isOwn(file, from)
      ? needed.replace(new RegExp(`(['"])${escapePattern(from)}\\1`, 'g'), `$1${to}$1`)
      : needed;
  return needed
    .replaceAll(`'${from}' satisfies keyof SectionPropsByType`, `'${to}' satisfies keyof SectionPropsByType`)
    .replaceAll(`data-section='${from}'`, `data-section='${to}'`)
    .replaceAll(`data-section="${from}"`, `data-section="${to}"`);
};

const renameCode = (draft: Draft, names: Names): void => {
  for (const file of namingFiles(draft)) {
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
  return {
    done: `The section type "${from}" is called "${to}" now.`,
    notes: leftInCode(mentionsOfName(draft, from)),
  };
};
