import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Other letters may be written in several ways. */
export const isPlain = (name: string): boolean => /^[\w.-]+$/.test(name);

/**
 * JSON may write plain letters as numbers, and a slash after a backslash: a file with such an escape may contain
 * anything.
 */
const writtenOtherwise = /\\u00[2-7]|\\\//;

const isInName = (character: string | undefined) => character !== undefined && /[\w-]/.test(character);

/** Whether a text contains a plain text, and not only as the beginning of a longer name. */
export const standsIn = (content: string, text: string): boolean => {
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + 1))
    if (!isInName(text.at(-1)) || !isInName(content[at + text.length])) return true;
  return false;
};

/** A text to search for: a plain one, or any of a certain form. */
export type Sought = string | RegExp;

/** Whether a text contains the text that is searched for. */
export const isFoundIn = (content: string, sought: Sought): boolean =>
  typeof sought === 'string' ? standsIn(content, sought) : sought.test(content);

/**
 * The files that contain one of some texts; a few more may be among them. They are searched and not parsed, which is
 * faster than keeping an index of names.
 */
export const filesWith = (root: string, files: string[], texts: Sought[]): Set<string> => {
  if (texts.length === 0) return new Set();
  const has = (file: string) => {
    const content = readFileSync(path.join(root, file), 'latin1');
    return texts.some((text) => isFoundIn(content, text)) || writtenOtherwise.test(content);
  };
  return new Set(files.filter(has));
};
