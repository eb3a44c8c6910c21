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

/** What is searched for: a plain text, or any text of a form. */
export type Sought = string | RegExp;

/** Whether what is searched for stands in a text. */
export const isFoundIn = (content: string, sought: Sought): boolean =>
  typeof sought === 'string' ? standsIn(content, sought) : sought.test(content);

/**
 * The files in which one of some plain texts stands; a few more may be among them. They are searched and not parsed:
 * that is faster than to keep who names what.
 */
export const filesWith = (root: string, files: string[], texts: Sought[]): Set<string> => {
  if (texts.length === 0) return new Set();
  const has = (file: string) => {
    const content = readFileSync(path.join(root, file), 'latin1');
    return texts.some((text) => isFoundIn(content, text)) || writtenOtherwise.test(content);
  };
  return new Set(files.filter(has));
};
