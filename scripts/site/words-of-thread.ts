import type { SiteSource } from '../../src/engine/core/types.ts';
import { createReader } from './file-reader.ts';
import { readLocales } from './site-files.ts';

/** The words of every language, and the files of which only a part could be read. */
type Words = { locales: SiteSource['locales']; unreadable: string[] };

const known = new Map<string, Words>();

const readWords = (root: string): Words => {
  const { parse, faults } = createReader(root);
  return { locales: readLocales(root, parse), unreadable: faults.map(({ file }) => file) };
};

/**
 * The words of a site as the thread read them for its first task: to send them would take longer, and to read them for
 * each task would fill the memory with them twice. A thread lives no longer than one run of its command.
 */
export const wordsOfThread = (root: string): Words => {
  const words = known.get(root) ?? readWords(root);
  known.set(root, words);
  return words;
};
