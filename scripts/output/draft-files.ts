import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from '../../src/engine/core/addresses/folders-of.ts';
import { errorCode } from '../cli/error-code.ts';

/** In the output folder itself: so a draft only changes its name, on whatever disk the folder is. */
const draftsFolder = '.build.drafts';

/** Files on their way to a folder: none stands there before all of them are made. */
export type DraftFiles = {
  has: (file: string) => boolean;
  names: () => string[];
  /** Where a draft stands. */
  at: (file: string) => string;
  make: (file: string, fill: (draft: string) => void) => void;
  write: (file: string, content: Uint8Array) => void;
};

const draftAt = (folder: string, file: string): string => path.join(folder, draftsFolder, file);

/** Removes the drafts of a build that did not finish. */
export const removeDrafts = (folder: string): void =>
  rmSync(path.join(folder, draftsFolder), { recursive: true, force: true });

const folderMaker = () => {
  const made = new Set<string>();
  return (file: string): string => {
    const folder = path.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return file;
  };
};

/** Whether a draft waits for its place. */
export const hasDraft = (folder: string, file: string): boolean => existsSync(draftAt(folder, file));

/** Removes a folder in which there are no files, but perhaps other folders. */
const removeEmptyFolder = (folder: string): void => {
  for (const name of readdirSync(folder)) removeEmptyFolder(path.join(folder, name));
  rmdirSync(folder);
};

const placing = (folder: string) => {
  const inFolder = folderMaker();
  return (file: string): void => {
    const [draft, place] = [draftAt(folder, file), inFolder(path.join(folder, file))];
    try {
      renameSync(draft, place);
    } catch (error) {
      // There is a folder where a file belongs.
      if (errorCode(error) !== 'EISDIR') throw error;
      removeEmptyFolder(place);
      renameSync(draft, place);
    }
  };
};

/** Gives a draft its place. */
export const placeDraft = (folder: string, file: string): void => placing(folder)(file);

/** Gives drafts their places; a folder that is not there yet gets its place with all that is in it. */
export const placeDrafts = (folder: string, files: string[]): void => {
  const place = placing(folder);
  const moved = new Set<string>();
  const standing = new Set<string>();
  const stands = (each: string) => {
    if (!standing.has(each) && existsSync(path.join(folder, each))) standing.add(each);
    return standing.has(each);
  };
  for (const file of files) {
    const folders = foldersOf(file);
    if (folders.some((each) => moved.has(each))) continue;
    const missing = folders.find((each) => !stands(each));
    place(missing ?? file);
    if (missing !== undefined) moved.add(missing);
  }
};

/** Fills a file. A disk that is full while it is written does not say which file that was. */
const fillNamed = (file: string, fill: (file: string) => void): void => {
  try {
    fill(file);
  } catch (error) {
    if (error instanceof Error && errorCode(error) !== '' && !('path' in error))
      Object.assign(error, { path: file });
    throw error;
  }
};

/** Opens the drafts of a folder. */
export const openDrafts = (folder: string): DraftFiles => {
  const drafts = new Set<string>();
  const inFolder = folderMaker();
  const at = (file: string) => draftAt(folder, file);
  const make = (file: string, fill: (draft: string) => void) => {
    fillNamed(inFolder(at(file)), fill);
    drafts.add(file);
  };
  return {
    has: (file) => drafts.has(file),
    names: () => [...drafts],
    at,
    make,
    write: (file, content) => make(file, (draft) => writeFileSync(draft, content)),
  };
};
