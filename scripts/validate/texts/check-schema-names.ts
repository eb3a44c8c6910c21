import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import { withSuggestion } from '../../../src/engine/core/checks/suggestions/with-suggestion.ts';
import { configFile, localeFile } from '../../../src/engine/core/file-names.ts';
import { isObject, objectOf } from '../../../src/engine/core/json/json-value.ts';
import type { SiteSource } from '../../../src/engine/core/types.ts';
import { relativePosix } from '../../cli/posix-path.ts';
import { schemaFolder } from '../../site/site-files.ts';

/** A document of a site, with the schema that it is measured by. */
type Named = { file: string; document: unknown; schema: string };

/** Where the schemas lie, as seen from the folder of the site. Without `isSure` only the configuration says so. */
type Folder = { folder: string; isSure: boolean };

/**
 * The site may be the project's own or within the project; for any other, only its configuration shows where its
 * editors find the schemas.
 */
const folderOf = (config: unknown, root: string): Folder | undefined => {
  if (existsSync(path.join(root, 'schemas'))) return { folder: 'schemas', isSure: true };
  const isWithin = path.resolve(root).startsWith(path.dirname(schemaFolder) + path.sep);
  if (isWithin) return { folder: relativePosix(root, schemaFolder), isSure: true };
  const { $schema } = objectOf(config);
  return typeof $schema === 'string' && $schema.endsWith('/site.schema.json')
    ? { folder: path.posix.dirname($schema), isSure: false }
    : undefined;
};

const addressIn = (folder: string, { file, schema }: Named): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  const way = path.posix.join(up, folder, schema);
  return way.startsWith('.') ? way : `./${way}`;
};

/** Whether a file names its schema, at its address on the web or where it lies. */
const isSchema = (
  name: string,
  schema: string,
  { address, isSure }: { address: string; isSure: boolean },
) => {
  const way = name.replace(/[?#].*$/, '');
  return way.includes('://') || !isSure
    ? path.posix.basename(way) === schema
    : path.posix.normalize(way) === path.posix.normalize(address);
};

const problemOf = ({ folder, isSure }: Folder, named: Named): Problem[] => {
  const { file, document, schema } = named;
  if (!isObject(document)) return [];
  const { $schema } = document;
  const address = addressIn(folder, named);
  const told = { check: 'json/schema', severity: 'info', file } as const;
  if ($schema === undefined) {
    const message = `Editors cannot help with this file, because it does not name its schema. Begin it with "$schema": "${address}", or run: npm run validate -- --fix`;
    return [{ ...told, pointer: '', missing: '$schema', message, fix: { add: address } }];
  }
  if (typeof $schema !== 'string' || isSchema($schema, schema, { address, isSure })) return [];
  const fault = 'This is not the schema of such a file, so editors mislead whoever edits it.';
  return [{ ...told, pointer: '/$schema', ...withSuggestion(fault, address), fix: { set: address } }];
};

const documentsOf = ({ config, pages = [], locales = {} }: Partial<SiteSource>): Named[] => [
  ...(config === undefined ? [] : [{ file: configFile, document: config, schema: 'site.schema.json' }]),
  ...pages.map(({ file, document }) => ({ file, document, schema: 'page.schema.json' })),
  ...Object.entries(locales).map(([locale, document]) => ({
    file: localeFile(locale),
    document,
    schema: 'locale.schema.json',
  })),
];

/** Documents that do not name their schema, or name another one. Only given documents are looked at. */
export const checkSchemaNames = (
  given: Partial<Pick<SiteSource, 'config' | 'pages' | 'locales'>>,
  { root, config, unreadable }: { root: string; config: unknown; unreadable: ReadonlySet<string> },
): Problem[] => {
  const folder = folderOf(config, root);
  if (folder === undefined) return [];
  return documentsOf(given)
    .filter(({ file }) => !unreadable.has(file))
    .flatMap((document) => problemOf(folder, document));
};
