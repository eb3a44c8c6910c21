import path from 'node:path';
import { codeRoot } from '../cli/code-root.ts';
import { replaceIfOther } from '../files/replace-file.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';
import { recordFile, schemaRecordOf, typesFile } from '../site/recorded-schemas.ts';
import { readSchemas } from '../site/site-files.ts';
import { generateTypes } from './generate-types.ts';

/** Writes the types, and what they were made from, when they differ from what the schemas say. Returns whether it wrote. */
export const writeTypes = async (): Promise<boolean> => {
  const [types, record] = [path.join(codeRoot, typesFile), path.join(codeRoot, recordFile)];
  removeAbandoned(path.dirname(types));
  const hasNewTypes = await replaceIfOther(types, await generateTypes());
  const hasNewRecord = await replaceIfOther(record, schemaRecordOf(readSchemas()));
  return hasNewTypes || hasNewRecord;
};
