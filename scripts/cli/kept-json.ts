import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a value that was kept; undefined when there is none, or none that can be read. */
export const readKept = <Value>(file: string): Value | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
};

/** Keeps a value in one step: a process that is killed leaves the old one. */
export const writeKept = (file: string, value: object): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
};
