import path from 'node:path';
import { isObject } from '../../src/engine/core/checks/context/json-value.ts';
import type { Problem } from '../../src/engine/core/checks/problem.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';

/** A document of a site, with the schema that it is measured by. */
type Named = { file: string; document: unknown; schema: string };

const configFile = 'site.config.json';

/** Where the schemas lie, as seen from the folder of the site: the configuration says so, if anything does. */
const folderOf = ({ $schema }: { $schema?: unknown }): string =>
  typeof $schema === 'string' && $schema.endsWith('/site.schema.json')
    ? path.posix.dirname($schema)
    : 'schemas';

const addressIn = (folder: string, { file, schema }: Named): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  const way = path.posix.join(up, folder, schema);
  return way.startsWith('.') ? way : `./${way}`;
};

const problemOf = (folder: string, named: Named): Problem[] => {
  const { file, document, schema } = named;
  if (!isObject(document)) return [];
  const { $schema } = document;
  const address = addressIn(folder, named);
  const told = { check: 'json/schema', severity: 'info' as const, file };
  if ($schema === undefined) {
    const message = `Editors cannot help with this file, because it does not name its schema. Begin it with "$schema": "${address}", or run: npm run validate -- --fix`;
    return [{ ...told, pointer: '', missing: '$schema', message, fix: { add: address } }];
  }
  if (typeof $schema !== 'string' || path.posix.basename($schema.replace(/[?#].*$/, '')) === schema)
    return [];
  const message = `This is not the schema of such a file, so editors mislead whoever edits it. Did you mean "${address}"?`;
  return [{ ...told, pointer: '/$schema', message, suggestion: address, fix: { set: address } }];
};

const documentsOf = ({ config, pages = [], locales = {} }: Partial<SiteSource>): Named[] => [
  ...(config === undefined ? [] : [{ file: configFile, document: config, schema: 'site.schema.json' }]),
  ...pages.map(({ file, document }) => ({ file, document, schema: 'page.schema.json' })),
  ...Object.entries(locales).map(([locale, document]) => ({
    ...{ file: `locales/${locale}.json`, document, schema: 'locale.schema.json' },
  })),
];

/** Documents of a site that do not name their schema, or name another. Nothing is said of what is not given. */
export const checkSchemaNames = (
  given: Partial<Pick<SiteSource, 'config' | 'pages' | 'locales'>>,
  { config, unreadable }: { config: unknown; unreadable: ReadonlySet<string> },
): Problem[] => {
  const folder = isObject(config) ? folderOf(config) : 'schemas';
  return documentsOf(given)
    .filter(({ file }) => !unreadable.has(file))
    .flatMap((document) => problemOf(folder, document));
};
