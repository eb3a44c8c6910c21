import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { draftName, removeLeftDrafts } from './draft-name.ts';
import { isSealed, sealedTime } from './sealed-time.ts';

/** Reads JSON that may be missing or torn; undefined when it is. */
export const readIfWhole = <Value>(file: string): Value | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
};

/** Reads a value that was kept; undefined when there is none, or when somebody touched its file since. */
export const readKept = <Value>(file: string): Value | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && isSealed(file, stats) ? readIfWhole(file) : undefined;
};

/** Keeps a text in one step: a process that is killed leaves the old one, and its draft to the next. */
export const writeKeptText = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  removeLeftDrafts(path.dirname(file));
  const draft = draftName(file);
  writeFileSync(draft, text);
  const time = sealedTime(file, Buffer.byteLength(text));
  utimesSync(draft, time, time);
  renameSync(draft, file);
};

/** Keeps a value in one step. */
export const writeKept = (file: string, value: object): void => writeKeptText(file, JSON.stringify(value));
