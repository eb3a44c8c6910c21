import { rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuildState, stateBetween, stateFile } from './build-state.ts';
import { type DraftFiles, foldersOf, removeDrafts } from './draft-files.ts';

/** What becomes of a folder: the drafts that get their places, the files that go, and the notes before and after. */
export type Replacement = {
  folder: string;
  drafts: DraftFiles;
  /** Files that no longer belong. */
  stale: string[];
  /** Compressed twins of files that are replaced. */
  twins: string[];
  before: BuildState;
  next: BuildState;
};

/** Where names do not differ by the case of their letters, one would be taken for the other. */
const caseless = (file: string) => file.toLowerCase();

/** The files that must go before others can come: files where a folder must be, or below what will be a file. */
const inTheWay = (stale: string[], drafts: string[]): string[] => {
  const files = new Set(drafts.map(caseless));
  const folders = new Set(drafts.flatMap(foldersOf).map(caseless));
  return stale
    .map((file) => ({ file, name: caseless(file) }))
    .filter(
      ({ name }) => files.has(name) || folders.has(name) || foldersOf(name).some((each) => files.has(each)),
    )
    .map(({ file }) => file);
};

const removeIfEmpty = (folder: string): boolean => {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
};

/** Removes files, and the folders in which nothing is left. */
const removeFiles = (folder: string, files: string[]): void => {
  for (const file of files) rmSync(path.join(folder, file), { force: true });
  for (const file of files)
    foldersOf(file)
      .reverse()
      .every((each) => removeIfEmpty(path.join(folder, each)));
};

/** Documents come last: what they name is there before them. */
const rank = (file: string): number => {
  if (file.endsWith('.html')) return 2;
  return file.startsWith('_data/') ? 1 : 0;
};

/**
 * Gives all drafts their places and removes what no longer belongs: only names change, so this takes a moment, and no
 * disk becomes full by it. Before, nothing of it is to be seen. The notes hold for what is there at every moment.
 */
export const replaceFiles = ({ folder, drafts, stale, twins, before, next }: Replacement): void => {
  const names = drafts.names().sort((a, b) => rank(a) - rank(b));
  const note = (state: BuildState) =>
    drafts.make(stateFile, (draft) => writeFileSync(draft, JSON.stringify(state)));
  note(stateBetween(before, next));
  drafts.place(stateFile);
  note(next);
  const first = new Set([...twins, ...inTheWay(stale, names)]);
  removeFiles(folder, [...first]);
  drafts.placeAll(names);
  removeFiles(
    folder,
    stale.filter((file) => !first.has(file)),
  );
  drafts.place(stateFile);
  removeDrafts(folder);
};
