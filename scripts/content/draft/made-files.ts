import { hash } from 'node:crypto';
import path from 'node:path';
import { readIfWhole, writeKept } from '../../cache/kept-json.ts';
import { stringsIn } from '../../json-text/strings-in.ts';
import type { Change, TextChange } from '../../site/change-plan.ts';

/** What `new` made: the hashes of its files, and the texts that it added to others, by the names of the files. */
type Made = { files: Record<string, string>; texts: Record<string, string[]> };

const noteOf = (root: string): string => path.join(root, '.cache/made.json');

const madeIn = (root: string): Made => readIfWhole<Made>(noteOf(root)) ?? { files: {}, texts: {} };

/** The texts of a JSON document; none of anything else. */
export const valuesOfFile = (file: string, text: string): string[] =>
  file.endsWith('.json') ? stringsIn(text).map(({ value }) => value) : [];

const addedBy = ({ file, text, before = '' }: TextChange): string[] => {
  const known = new Set(valuesOfFile(file, before));
  return valuesOfFile(file, text).filter((value) => !known.has(value));
};

/** Notes what a command has made: whoever deletes it before it was edited loses nothing. */
export const noteMade = (root: string, changes: Change[]): void => {
  const { files, texts } = madeIn(root);
  for (const change of changes) {
    if (change.kind !== 'write') continue;
    const { file, text, before } = change;
    if (before === undefined) files[file] = hash('sha256', text);
    else texts[file] = [...new Set([...(texts[file] ?? []), ...addedBy(change)])];
  }
  try {
    writeKept(noteOf(root), { files, texts });
  } catch {
    // Without the note only --force is asked for.
  }
};

/** Whether a file that is to be removed is still as `new` made it. */
export const isAsMade = (root: string, change: Change): boolean =>
  change.kind === 'remove' && madeIn(root).files[change.file] === change.sha256;

/** The texts that `new` added to a file. */
export const madeTexts = (root: string, file: string): string[] => madeIn(root).texts[file] ?? [];
