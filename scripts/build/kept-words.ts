import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteSource } from '../../src/engine/core/types.ts';
import { createReader } from '../site/file-reader.ts';
import { readLocales } from '../site/site-files.ts';
import { signWords } from '../site/site-signature.ts';
import { type MemoryPlace, memoryFolder } from './build-memory.ts';

/** By their signature: words that were kept of another build are never taken for these. */
const wordsFolder = (place: MemoryPlace, signature: string) =>
  path.join(memoryFolder(place), `words-${signature.slice(0, 16)}`);

const dropWords = (folder: string): void => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('words-')) rmSync(path.join(folder, name), { recursive: true });
};

/**
 * Keeps the words that a build has read, so that the next one knows which of them were edited. Says whether they still
 * were those of the signature.
 */
export const keepWords = (place: MemoryPlace, signature: string): boolean => {
  const draft = path.join(memoryFolder(place), 'words-draft');
  dropWords(memoryFolder(place));
  cpSync(path.join(place.root, 'locales'), path.join(draft, 'locales'), { recursive: true });
  if (signWords(place.root) !== signature) return false;
  renameSync(draft, wordsFolder(place, signature));
  return true;
};

/** The words that a build has kept; none when they are gone. */
export const readKeptWords = (place: MemoryPlace, signature: string): SiteSource['locales'] => {
  const root = wordsFolder(place, signature);
  return readLocales(root, createReader(root).parse);
};
