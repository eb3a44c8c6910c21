import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../cli/list-files.ts';
import { mailWordsFile } from '../../site/mail-words-file.ts';

/** Where the words of mails are used: the code of the forms, and what their fields are called and may answer. */
const folders = ['supabase/functions/_shared', 'schemas/forms'];

const isRead = (file: string): boolean => /\.(?:ts|json)$/.test(file) && file !== mailWordsFile;

/** Every word that the code of the forms and their schemas say, such as the names they look up. */
export const wordsInCode = (project: string): Set<string> => {
  const files = folders.flatMap((folder) => filesBelow(project, folder)).filter(isRead);
  return new Set(
    files.flatMap((file) => readFileSync(path.join(project, file), 'utf8').match(/[\w-]+/g) ?? []),
  );
};
