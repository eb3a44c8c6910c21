import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Other letters may be written in several ways. */
export const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name);

/** JSON may write plain letters as numbers, and a slash behind another: a file with such a letter may say anything. */
const writtenOtherwise = /\\u00[2-7]|\\\//;

const isInName = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);

/** Whether a plain text stands in another one, and not only as the beginning of a longer name. */
export const standsIn = (content: string, text: string): boolean => {
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + 1))
    if (!isInName(text.at(-1)) || !isInName(content[at + text.length])) return true;
  return false;
};

/**
 * The files in which one of some plain texts stands; a few more may be among them. They are searched and not parsed:
 * that is faster than to keep who names what.
 */
export const filesWith = (root: string, files: string[], texts: string[]): Set<string> => {
  if (texts.length === 0) return new Set();
  const has = (file: string) => {
    const content = readFileSync(path.join(root, file), 'latin1');
    return texts.some((text) => standsIn(content, text)) || writtenOtherwise.test(content);
  };
  return new Set(files.filter(has));
};
