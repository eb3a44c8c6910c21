import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of a built site: its bytes, and when it was written. */
type BuiltFile = { bytes: Buffer; written: string };

/** All files of a built site by their name; what the build notes for itself is left out, and compressed twins. */
export type BuiltFolder = Map<string, BuiltFile>;

const isOwn = (file: string) => !/\.(br|gz)$/.test(file) && !file.startsWith('.build.');

/** Reads a built site as it is now. */
export const readBuilt = async (folder: string): Promise<BuiltFolder> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter(isOwn)
    .sort();
  const read = files.map(async (file): Promise<[string, BuiltFile]> => {
    const whole = path.join(folder, file);
    const { ino, mtimeMs } = await stat(whole);
    return [file, { bytes: await readFile(whole), written: `${ino} ${mtimeMs}` }];
  });
  return new Map(await Promise.all(read));
};

/** The files that were written between two looks at a folder: new ones and those that were replaced. */
export const writtenSince = (before: BuiltFolder, after: BuiltFolder): string[] =>
  [...after].filter(([file, { written }]) => before.get(file)?.written !== written).map(([file]) => file);

/** The files that differ, or stand in one of the two folders only. */
export const differences = (one: BuiltFolder, other: BuiltFolder): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => {
    const a = one.get(file)?.bytes;
    const b = other.get(file)?.bytes;
    return !a || !b || !a.equals(b);
  });

/** The files whose names a pattern describes. */
export const only = (folder: BuiltFolder, pattern: RegExp): BuiltFolder =>
  new Map([...folder].filter(([file]) => pattern.test(file)));

/** The text of a file that must be there. */
export const textOf = (folder: BuiltFolder, file: string): string => {
  const found = folder.get(file);
  if (!found) throw new Error(`${file} was not built`);
  return found.bytes.toString('utf8');
};
