import { existsSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../src/engine/core/addresses/folders-of.ts';
import { dataFolder } from '../../src/engine/core/addresses/output-paths.ts';
import { readIfWhole } from '../cache/kept-json.ts';
import { errorCode } from '../cli/error-code.ts';
import { type BuildState, stateFile } from './build-state.ts';
import { demandWritable } from './demand-writable.ts';
import { type DraftFiles, hasDraft, placeDraft, placeDrafts, removeDrafts } from './draft-files.ts';

/** What becomes of a folder: the drafts that get their places, the files that go, and the notes that hold then. */
type Replacement = {
  folder: string;
  drafts: DraftFiles;
  /** Files that no longer belong. */
  stale: string[];
  /** Compressed twins of files that are replaced. */
  twins: string[];
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

/** Documents come last, when the files that they name are there. */
const rank = (file: string): number => {
  if (file.endsWith('.html')) return 2;
  return file.startsWith(`${dataFolder}/`) ? 1 : 0;
};

/**
 * The work left in a folder when all drafts are made: files to remove first, drafts to put in place, files to remove
 * last.
 */
type Journal = { first: string[]; drafts: string[]; last: string[] };

const journalFile = '.build.journal';

/** Whether files of a folder are on their way to their places: those that are there may be of two builds. */
export const isBeingReplaced = (folder: string): boolean => existsSync(path.join(folder, journalFile));

/** Whether a build has put files into a folder. */
export const isOutput = (folder: string): boolean =>
  existsSync(path.join(folder, stateFile)) || isBeingReplaced(folder);

const carryOut = (folder: string, { first, drafts, last }: Journal): void => {
  removeFiles(folder, first);
  placeDrafts(folder, drafts);
  removeFiles(folder, last);
  if (hasDraft(folder, stateFile)) placeDraft(folder, stateFile);
  rmSync(path.join(folder, journalFile));
  removeDrafts(folder);
};

const isJournal = (value: Partial<Journal> | undefined): value is Journal =>
  Boolean(value?.first && value.drafts && value.last);

const stillToDo = (folder: string, { first, drafts, last }: Journal): Journal => {
  const waiting = drafts.filter((file) => hasDraft(folder, file));
  // As soon as one draft has its place, all that had to go before is gone: its name may be that of a new file.
  return { first: waiting.length === drafts.length ? first : [], drafts: waiting, last };
};

/** Whether a file stands where a folder is needed, or the reverse: waiting and trying again cannot help. */
const isImpossible = (error: unknown): boolean =>
  ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(errorCode(error));

/** A journal that is damaged or cannot be carried out has the whole site made anew. */
const forget = (folder: string): void => {
  writeFileSync(path.join(folder, stateFile), '');
  rmSync(path.join(folder, journalFile));
  removeDrafts(folder);
};

const resume = (folder: string): void => {
  const journal = readIfWhole<Partial<Journal>>(path.join(folder, journalFile));
  try {
    if (isJournal(journal)) carryOut(folder, stillToDo(folder, journal));
    else forget(folder);
  } catch (error) {
    if (!isImpossible(error)) throw error;
    forget(folder);
  }
};

/**
 * Finishes the work of a build that was killed while it replaced files, and removes the drafts of one that came less
 * far.
 */
export const finishReplacing = (folder: string): void => {
  if (isBeingReplaced(folder)) resume(folder);
  else removeDrafts(folder);
};

/** Removes the drafts of a build that failed, unless some have got their places: then the others are needed. */
export const abandonDrafts = (folder: string): void => {
  if (!isBeingReplaced(folder)) removeDrafts(folder);
};

/**
 * Gives all drafts their places and removes files that no longer belong: only names change, so this takes a moment and
 * cannot fill the disk. Nothing of it shows before. All steps are noted before the first one, so that the next process
 * can finish what a killed build left to do. Where a folder cannot be written, nothing begins.
 */
export const replaceFiles = ({ folder, drafts, stale, twins, next }: Replacement): void => {
  const names = drafts.names().sort((a, b) => rank(a) - rank(b));
  const first = new Set([...twins, ...inTheWay(stale, names)]);
  const last = stale.filter((file) => !first.has(file));
  demandWritable(folder, [...names, ...stale, ...twins]);
  const journal: Journal = { first: [...first], drafts: names, last };
  drafts.make(stateFile, (draft) => writeFileSync(draft, JSON.stringify(next)));
  drafts.make(journalFile, (draft) => writeFileSync(draft, JSON.stringify(journal), { flush: true }));
  placeDraft(folder, journalFile);
  carryOut(folder, journal);
};
