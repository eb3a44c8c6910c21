import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckInfo } from '../../src/engine/core/checks/check.ts';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { codeRoot } from '../cli/code-root.ts';
import { putWhole } from '../files/put-whole.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';
import { editorSchemas } from './editor-schemas.ts';
import { projectValues } from './project-values.ts';

/** Another site's folder gets files for editors only where an editor is at home. */
const isWanted = (root: string): boolean => root === codeRoot || existsSync(path.join(root, '.vscode'));

/** Editors read these files whenever they like. */
const writeChanged = async (file: string, text: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text)
    await putWhole(file, (draft) => writeFile(draft, text));
};

/** A site, and the checks that its settings may name. */
type Offered = { source: SiteSource; checks: CheckInfo[] };

const write = async (folder: string, { source, checks }: Offered, key: string): Promise<void> => {
  const schemas = editorSchemas(source.schemas, { values: projectValues(source), checks });
  // One that cannot be read has nothing to offer.
  const readable = Object.entries(schemas).filter(([, schema]) => schema !== undefined);
  const files = readable.map(([name, schema]) => [path.join(folder, name), schema] as const);
  const folders = new Set(files.map(([file]) => path.dirname(file)));
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })));
  for (const name of folders) removeAbandoned(name);
  await Promise.all(files.map(([file, schema]) => writeChanged(file, JSON.stringify(schema))));
  // Written last, so that a broken off run is made up for.
  await writeFile(path.join(folder, 'key'), key);
};

/**
 * Writes `.cache/schemas`: the schemas with the site's own keys, pages, icons and pictures, which `.vscode/settings.json`
 * names. Writes only when one of them changed. Returns whether it wrote.
 */
export const writeEditorSchemas = async (root: string, offered: Offered): Promise<boolean> => {
  if (!isWanted(root)) return false;
  const folder = path.join(root, '.cache/schemas');
  const { source, checks } = offered;
  const known = JSON.stringify([projectValues(source), source.schemas, checks]);
  const key = hash('sha256', known);
  if ((await readFile(path.join(folder, 'key'), 'utf8').catch(() => '')) === key) return false;
  await write(folder, offered, key);
  return true;
};

/** The same for a command that has other work: a folder that cannot be written to is no reason to fail. */
export const offerToEditors = async (root: string, offered: Offered): Promise<void> => {
  // There is no editor in continuous integration.
  if (process.env.CI) return;
  await writeEditorSchemas(root, offered).catch((error: unknown) =>
    console.error(`The schemas for editors could not be written: ${(error as Error).message}`),
  );
};
