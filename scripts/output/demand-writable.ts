import { accessSync, constants, lstatSync } from 'node:fs';
import path from 'node:path';

/** Whether a folder itself is there: a link or a file in its place gives way to it. */
const isFolder = (place: string): boolean =>
  lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folder inside of another one that stands already: a folder itself, or the first of those around it. */
const standing = (folder: string, inside: string): string =>
  inside === '.' || isFolder(path.join(folder, inside)) ? inside : standing(folder, path.dirname(inside));

/** Throws the error of the disk if a folder that gets or loses one of the files cannot be written. */
export const demandWritable = (folder: string, files: string[]): void => {
  const changed = new Set(files.map((file) => path.dirname(file)));
  const folders = new Set([...changed].map((inside) => standing(folder, inside)));
  for (const inside of folders) accessSync(path.join(folder, inside), constants.W_OK | constants.X_OK);
};
