import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { removeAbandoned, temporaryName } from '../locks/temporary-name.ts';
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

/** Reads a kept value; undefined if there is none, or if its file was touched since. */
export const readKept = <Value>(file: string): Value | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && isSealed(file, stats) ? readIfWhole(file) : undefined;
};

/** A text that is written piece by piece and counts once it is whole. */
export type KeptDraft = { add: (text: string) => void; keep: () => void; drop: () => void };

/** Begins to keep a text: a process that is killed leaves the old one, and its draft to the next. */
export const draftKeptText = (file: string): KeptDraft => {
  makeFolder(path.dirname(file));
  removeAbandoned(path.dirname(file));
  const draft = temporaryName(file);
  const handle = openSync(draft, 'wx');
  return {
    add: (text) => writeFileSync(handle, text),
    keep: () => {
      closeSync(handle);
      try {
        const time = sealedTime(file, statSync(draft).size);
        utimesSync(draft, time, time);
        renameSync(draft, file);
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    },
    drop: () => {
      closeSync(handle);
      rmSync(draft);
    },
  };
};

/** Keeps a text in one step. */
const writeKeptText = (file: string, text: string): void => {
  const draft = draftKeptText(file);
  try {
    draft.add(text);
  } catch (error) {
    draft.drop();
    throw error;
  }
  draft.keep();
};

/** Keeps a text as the only one of its folder: those of other versions are of no use any more. */
export const keepAlone = (file: string, text: string): void => {
  try {
    rmSync(path.dirname(file), { recursive: true, force: true });
    writeKeptText(file, text);
  } catch {
    // A folder that cannot be written to only costs time.
  }
};

/** Keeps a value in one step. */
export const writeKept = (file: string, value: object): void => writeKeptText(file, JSON.stringify(value));
