import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readKept, writeKept } from '../cache/kept-json.ts';
import type { BuildState } from './build-state.ts';
import { whereWritable } from './explain-disk.ts';

/** Files with what tells that one was touched: its size and its time. */
export type FileMarks = Map<string, string>;

/** A seal of an output: it differs as soon as a file is edited, added or gone, or the notes are another build's. */
export type OutputSeal = { names: string; files: string; notes: string };

/**
 * The size and time of a file: they differ once it was touched. No signature of sign-files.ts, which also changes when a
 * draft gets its place or an output is copied with its times.
 */
export const markOf = (file: string): string => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs}` : '';
};

/** Looks at all files of a folder, without opening one. */
export const marksOf = (folder: string, files: Iterable<string>): FileMarks =>
  new Map([...files].map((file) => [file, markOf(path.join(folder, file))]));

/** The seal of an output with these files and notes. */
export const sealOf = (notes: BuildState | undefined, marks: FileMarks): OutputSeal => {
  const names = [...marks.keys()].sort();
  return {
    names: hash('sha256', names.join('\n')),
    files: hash('sha256', names.map((name) => marks.get(name)).join('\n')),
    notes: hash('sha256', JSON.stringify(notes ?? null)),
  };
};

/** The kept seal of an output, if there is one. */
export const readSeal = (file: string | undefined): Partial<OutputSeal> =>
  (file && readKept<Partial<OutputSeal> | null>(file)) || {};

/** Keeps a seal beside this machine's memory of the build, since times of files mean nothing on another machine. */
export const keepSeal = (file: string | undefined, seal: OutputSeal): void => {
  if (file && !isDeepStrictEqual(readSeal(file), seal)) whereWritable(() => writeKept(file, seal));
};
