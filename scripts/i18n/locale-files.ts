import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../src/engine/core/checks/context/words/words.ts';
import { objectOf } from '../../src/engine/core/json-value.ts';
import type { TranslatedSite } from './translated-site.ts';

const byteOrderMark = '\uFEFF';

const emptyFile = ({ context, source }: TranslatedSite): string => {
  const { $schema } = objectOf(context.given.locales[source]);
  return `${JSON.stringify($schema === undefined ? {} : { $schema }, null, 2)}\n`;
};

/** A language's file on the disk, without a byte order mark; an empty one if there is none. */
export const readLocaleText = (site: TranslatedSite, locale: string): string => {
  const file = path.join(site.files.root, fileOf(locale));
  return existsSync(file) ? readFileSync(file, 'utf8').replace(byteOrderMark, '') : emptyFile(site);
};

/** Writes a language's file. A byte order mark that it has stays. */
export const writeLocaleText = async (site: TranslatedSite, locale: string, text: string): Promise<void> => {
  const file = path.join(site.files.root, fileOf(locale));
  const isMarked = existsSync(file) && readFileSync(file, 'utf8').startsWith(byteOrderMark);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, isMarked ? byteOrderMark + text : text);
};
