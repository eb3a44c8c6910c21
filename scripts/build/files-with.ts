import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Other letters may be written in several ways. */
export const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name);

/** JSON may write plain letters as numbers: a file with such a letter may say anything. */
const writtenAsNumber = /\\u00[2-7]/;

/**
 * The files in which one of some plain texts stands; a few more may be among them. They are searched and not parsed:
 * that is faster than to keep who names what.
 */
export const filesWith = (root: string, files: string[], texts: string[]): Set<string> => {
  if (texts.length === 0) return new Set();
  const has = (file: string) => {
    const content = readFileSync(path.join(root, file), 'latin1');
    return texts.some((text) => content.includes(text)) || writtenAsNumber.test(content);
  };
  return new Set(files.filter(has));
};
