import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { isSealed, sealedTime } from '../cache/sealed-time.ts';
import { listFiles } from '../cli/list-files.ts';
import { removeAbandoned, temporaryName } from '../locks/temporary-name.ts';
import { createReader } from '../site/file-reader.ts';
import { readLocales } from '../site/site-files.ts';
import { signWords } from '../site/site-signature.ts';

/** By their signature: words that were kept of another time are never taken for these. */
const wordsFolder = (folder: string, signature: string) =>
  path.join(folder, `words-${signature.slice(0, 16)}`);

const isKept = (name: string) => name.startsWith('words-') && !name.endsWith('.tmp');

const dropWords = (folder: string): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (isKept(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
};

const filesIn = (folder: string): string[] => listFiles(folder).map((file) => path.join(folder, file));

/** Gives each file a time that shows later whether it was touched. */
const seal = (folder: string): void => {
  for (const file of filesIn(folder)) {
    const time = sealedTime(file, statSync(file).size);
    utimesSync(file, time, time);
  }
};

/**
 * Keeps the words of the site in `root` that were read, so that the next process knows which of them were edited. Says
 * whether they still were those of the signature.
 */
export const keepWords = (folder: string, root: string, signature: string): boolean => {
  // Another process may keep the same words in the same moment.
  const draft = temporaryName(path.join(folder, 'words-draft'));
  removeAbandoned(folder);
  cpSync(path.join(root, 'locales'), path.join(draft, 'locales'), { recursive: true });
  seal(draft);
  const areSame = signWords(root) === signature;
  dropWords(folder);
  if (areSame) renameSync(draft, wordsFolder(folder, signature));
  else rmSync(draft, { recursive: true });
  return areSame;
};

/** The kept words; none if they are gone or were touched. */
export const readKeptWords = (folder: string, signature: string): SiteSource['locales'] => {
  const root = wordsFolder(folder, signature);
  if (!filesIn(root).every((file) => isSealed(file, statSync(file)))) return {};
  return readLocales(root, createReader(root).parse);
};
