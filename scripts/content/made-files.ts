import { hash } from 'node:crypto';
import path from 'node:path';
import { readIfWhole, writeKept } from '../cache/kept-json.ts';
import type { Change } from '../site/change-plan.ts';

/** The hashes of files as `new` made them, by their names. */
type MadeFiles = Record<string, string>;

const noteOf = (root: string): string => path.join(root, '.cache/made-files.json');

const madeIn = (root: string): MadeFiles => readIfWhole<MadeFiles>(noteOf(root)) ?? {};

/** Notes the files that a command has made: whoever deletes one before it was edited loses nothing. */
export const noteMade = (root: string, changes: Change[]): void => {
  const made = changes.flatMap((change): [string, string][] =>
    change.kind === 'write' && change.before === undefined
      ? [[change.file, hash('sha256', change.text)]]
      : [],
  );
  try {
    writeKept(noteOf(root), { ...madeIn(root), ...Object.fromEntries(made) });
  } catch {
    // Without the note only --force is asked for.
  }
};

/** Whether a file that is to be removed is still as `new` made it. */
export const isAsMade = (root: string, change: Change): boolean =>
  change.kind === 'remove' && madeIn(root)[change.file] === change.sha256;
