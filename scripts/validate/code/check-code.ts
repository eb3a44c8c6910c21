import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { listOf, objectOf } from '../../../src/engine/core/json/json-value.ts';
import { ownKeyword } from '../../../src/engine/core/schema/own-keyword.ts';
import { sectionSchemaFile, sectionTypes } from '../../../src/engine/core/schema/section-schema-file.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { isFile } from '../../site/is-file.ts';
import { liveStatics } from './live-statics.ts';
import { unlistedIcons } from './unlisted-icons.ts';
import { unreadProperties } from './unread-properties.ts';

const error = (check: string, file: string, message: string): Problem => ({
  check,
  severity: 'error',
  file,
  pointer: '',
  message,
});

/** Section types without a component, and components without a section type. */
const unpaired = async (types: string[], project: string): Promise<Problem[]> => {
  const folder = path.join(project, 'src/site/sections');
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const named = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const drawn = await Promise.all(
    named.map(async (name) => ((await isFile(path.join(folder, name, 'Component.tsx'))) ? [name] : [])),
  );
  const components = drawn.flat();
  return [
    ...types
      .filter((type) => !components.includes(type))
      .map((type) => {
        const message = `There is no src/site/sections/${type}/Component.tsx, which would draw this type. Take it back from git or write it, or remove this schema.`;
        return error('schema/no-component', `schemas/${sectionSchemaFile(type)}`, message);
      }),
    ...components
      .filter((type) => !types.includes(type))
      .map((type) => {
        const schema = `schemas/${sectionSchemaFile(type)}`;
        const message = `There is no ${schema}, so that no page can show this component. Take it back from git or write it, as docs/sections.md tells, or remove the folder src/site/sections/${type}.`;
        const told = error('schema/no-schema', `src/site/sections/${type}/Component.tsx`, message);
        return { ...told, named: { files: [schema] } };
      }),
  ];
};

/** Section types that neither a page nor the layout shows, except those that are marked as spare. */
const unused = ({ config, pages, schemas }: SiteSource, types: string[]): Problem[] => {
  const layout = objectOf(objectOf(config).layout);
  const lists = [
    ...listOf(layout.before),
    ...listOf(layout.after),
    layout.error,
    layout.untranslated,
    ...pages.flatMap(({ document }) => listOf(objectOf(document).sections)),
  ];
  const shown = new Set(lists.map((section) => objectOf(section).type));
  return types
    .filter((type) => !shown.has(type) && !ownKeyword(schemas[sectionSchemaFile(type)], 'x-spare'))
    .map((type) => ({
      ...error(
        'ref/orphan-section',
        `schemas/${sectionSchemaFile(type)}`,
        `No page shows "${type}". Use it, remove it, or mark its schema with "x-spare": true when it is kept for pages to come.`,
      ),
      severity: 'warning' as const,
    }));
};

/** What is wrong between the schemas of a project and its components. */
export const checkCode = async (source: SiteSource, project: string): Promise<Problem[]> => {
  const types = sectionTypes(source.schemas);
  return [
    ...(await unpaired(types, project)),
    ...(await unlistedIcons(types, source.schemas, project)),
    ...(await unreadProperties(types, source.schemas, project)),
    ...(await liveStatics(project, source.schemas)),
    ...unused(source, types),
  ];
};
