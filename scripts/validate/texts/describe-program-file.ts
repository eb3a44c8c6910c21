import type { Suspect } from './suspect.ts';

/** How the files of word processors begin, and what to do about each. */
const kinds: [beginning: string, message: string][] = [
  [
    '{\\rtf',
    'This is a rich text file, and no plain text. In TextEdit, choose "Make Plain Text" in the menu "Format" and save it again; elsewhere, save it as plain text in UTF-8.',
  ],
  [
    'PK\u0003\u0004',
    'This is a document of a word processor, or packed, and no plain text. Copy its words into an editor of plain text, and save that as UTF-8.',
  ],
];

/** A file of a program that saves more than its text. */
export const describeProgramFile: Suspect = function* (text) {
  const [, message] = kinds.find(([beginning]) => text.startsWith(beginning)) ?? [];
  if (message !== undefined) yield { offset: 0, length: 1, message };
};
