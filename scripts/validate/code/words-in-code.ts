import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formNames, formSchemaFile } from '../../../src/engine/core/schema/form-schema-file.ts';
import type { Schemas } from '../../../src/engine/core/types.ts';
import { filesBelow } from '../../cli/list-files.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';

/** The code of the forms, which looks up the words of mails. */
const folder = 'supabase/functions/_shared';

const isRead = (file: string): boolean => /\.(?:ts|json)$/.test(file) && file !== mailWordsFile;

/**
 * Every word that the code of the forms and their schemas say: the names they look up, what fields are called and may
 * answer. The schemas are those that the site is measured by, so that a changed one is told at the change.
 */
export const wordsInCode = (project: string, schemas: Schemas): Set<string> => {
  const files = filesBelow(project, folder).filter(isRead);
  const texts = [
    ...files.map((file) => readFileSync(path.join(project, file), 'utf8')),
    ...formNames(schemas).map((name) => JSON.stringify(schemas[formSchemaFile(name)])),
  ];
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
};
