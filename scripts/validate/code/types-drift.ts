import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckInfo } from '../../../src/engine/core/checks/check.ts';
import type { Problem } from '../../../src/engine/core/checks/problems/problem.ts';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { installedVersions } from '../../cache/installed-versions.ts';
import { codeRoot } from '../../cli/code-root.ts';
import { recordFile, schemaRecordOf, typesFile } from '../../site/recorded-schemas.ts';
import { type SchemaChange, schemaChanges } from './schema-changes.ts';

/** The check that the types have followed the schemas; `typesDrift` does the work. */
export const typesDriftCheck: CheckInfo = {
  id: 'schema/types-drift',
  severity: 'error',
  description: 'The schemas are those that the types were made from.',
  advice:
    'Components are written against the types; when a schema has changed since, they expect what pages no longer say, and a slip in a schema looks like a change. "npm run types" also records the schemas: the first change since then is told, whatever word of them it is, and what follows from it in the content is not. If it is meant, run "npm run types" and mend what the compiler and the checks then report, for example a property that got another name.',
};

/** A change that the types have not followed. */
export const driftOf = ({ isNewProperty, isMove, ...change }: SchemaChange): Problem => {
  const undo = isMove ? 'move it back' : 'take it back';
  const back = isNewProperty ? 'If it is not meant, remove it' : `If the change is not meant, ${undo}`;
  const message = `${change.message} ${back}; if it is, run: npm run types`;
  return { check: typesDriftCheck.id, severity: typesDriftCheck.severity, ...change, message };
};

const staleTypes: Problem = driftOf({
  file: typesFile,
  pointer: '',
  message: `${typesFile} has not followed the schemas yet.`,
});

/** The code that makes the types, besides the libraries. */
const generator = ['scripts/types/generate-types.ts', 'src/engine/core/schema/shape.ts'];

/** A short form of what the types are made from, of what makes them, and of the types. */
const freshKey = async (schemas: string, text: string): Promise<string> => {
  const code = await Promise.all(generator.map((file) => readFile(path.join(codeRoot, file), 'utf8')));
  const parts = [schemas, text, ...code, installedVersions(codeRoot)];
  return hash('sha256', JSON.stringify(parts));
};

/** Whether the types are fresh. Making them takes a second, so a positive answer is remembered by the contents. */
const areFresh = async (schemas: string, project: string): Promise<boolean> => {
  const text = await readFile(path.join(project, typesFile), 'utf8').catch(() => '');
  const key = await freshKey(schemas, text);
  const note = path.join(project, '.cache/types-fresh');
  if ((await readFile(note, 'utf8').catch(() => '')) === key) return true;
  const { generateTypes } = await import('../../types/generate-types.ts');
  const fresh = await generateTypes().catch(() => text);
  if (fresh !== text) return false;
  await mkdir(path.dirname(note), { recursive: true })
    .then(() => writeFile(note, key))
    .catch(() => undefined);
  return true;
};

/** A schema that came or went since the schemas were recorded. */
const changeOfFiles = (schemas: Schemas, recorded: Schemas): SchemaChange | undefined => {
  const come = Object.keys(schemas).find((file) => !Object.hasOwn(recorded, file));
  const gone = Object.keys(recorded).find((file) => !Object.hasOwn(schemas, file));
  if (gone !== undefined) return { file: recordFile, pointer: '', message: `schemas/${gone} is gone.` };
  return come === undefined
    ? undefined
    : { file: `schemas/${come}`, pointer: '', message: 'This schema is new.' };
};

/**
 * The first change of the schemas since they were recorded that the types of a project have not followed, or types that
 * do not match the schemas.
 */
export const typesDrift = async (
  schemas: Schemas,
  recorded: Schemas,
  project: string,
): Promise<Problem[]> => {
  const [change = changeOfFiles(schemas, recorded)] = schemaChanges(schemas, recorded);
  if (change && Object.keys(recorded).length > 0) return [driftOf(change)];
  return !change && (await areFresh(schemaRecordOf(schemas), project)) ? [] : [staleTypes];
};
