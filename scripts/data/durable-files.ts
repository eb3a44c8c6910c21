import { type Dirent, readdirSync } from 'node:fs';
import { open, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';
import { putWhole } from '../files/put-whole.ts';

/** Brings a file, or the list of names of a folder, to the disk. */
export const syncPath = async (name: string): Promise<void> => {
  const handle = await open(name, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Windows has no way to sync a folder; its file systems keep names by themselves.
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
};

/**
 * Replaces a file so that a crash, also of the whole machine, leaves either the old or the new one. The draft has always
 * the same name, so that the next start knows what a crash left of it.
 */
export const replaceDurably = async (file: string, text: string): Promise<void> => {
  const write = (draft: string) => writeFile(draft, text, { mode: 0o600, flush: true });
  await putWhole(file, write, { draft: `${file}.next` });
  await syncPath(path.dirname(file));
};

const nameOf = (entry: Dirent): string => path.join(entry.parentPath, entry.name);

/** Two changes within so many milliseconds may show the same time. */
const settled = 2000;

/** The times by which files were known when they were brought to the disk, and by which they are known now. */
type Times = { known: Map<string, number>; next: Map<string, number> };

/** Brings a file to the disk unless it shows the time that it is known by. Returns whether it did. */
const syncIfChanged = async (name: string, { known, next }: Times): Promise<boolean> => {
  try {
    const now = Date.now();
    const { mtimeMs } = await stat(name);
    const isKnown = known.get(name) === mtimeMs;
    if (!isKnown) await syncPath(name);
    if (isKnown || Math.abs(now - mtimeMs) > settled) next.set(name, mtimeMs);
    return !isKnown;
  } catch (error) {
    // The database deletes files of its own while it works.
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
};

/** How many files are brought to the disk at once: one at a time takes fifteen times as long. */
const atOnce = 16;

/**
 * Brings everything in a folder to the disk that changed since the last call, and returns how many names that were. A
 * change is known by another time, not by a later one: clocks are set back.
 */
export const createFolderSync = (folder: string): (() => Promise<number>) => {
  let known = new Map<string, number>();
  return async () => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const names = [folder, ...entries.filter((entry) => entry.isFile() || entry.isDirectory()).map(nameOf)];
    const next = new Map<string, number>();
    let brought = 0;
    const worker = async () => {
      for (let name = names.pop(); name !== undefined; name = names.pop())
        if (await syncIfChanged(name, { known, next })) brought += 1;
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    known = next;
    return brought;
  };
};
