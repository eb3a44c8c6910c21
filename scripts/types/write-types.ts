import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { recordFile, schemaRecordOf, typesFile } from '../site/recorded-schemas.ts';
import { readSchemas } from '../site/site-files.ts';
import { generateTypes } from './generate-types.ts';

/** Writes a file of the project when it holds something else. Returns whether it wrote. */
const writeIfOther = async (name: string, text: string): Promise<boolean> => {
  const file = path.join(codeRoot, name);
  const old = await readFile(file, 'utf8').catch(() => '');
  if (old !== text) await writeFile(file, text);
  return old !== text;
};

/** Writes the types, and what they were made from, when they differ from what the schemas say. Returns whether it wrote. */
export const writeTypes = async (): Promise<boolean> => {
  const hasNewTypes = await writeIfOther(typesFile, await generateTypes());
  const hasNewRecord = await writeIfOther(recordFile, schemaRecordOf(readSchemas()));
  return hasNewTypes || hasNewRecord;
};
