import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftName, removeLeftDrafts } from './draft-name.ts';

/** Reads a value that was kept; undefined when there is none, or none that can be read. */
export const readKept = <Value>(file: string): Value | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
};

/** Keeps a value in one step: a process that is killed leaves the old one, and its draft to the next. */
export const writeKept = (file: string, value: object): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  removeLeftDrafts(path.dirname(file));
  const draft = draftName(file);
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
};
