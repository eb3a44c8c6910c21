import { statSync } from 'node:fs';
import { listFiles } from '../site/list-files.ts';

/** The sizes of all files below a folder: what was torn, or only half copied, has others. */
export type FileSizes = Record<string, number>;

/** Measures all files below a folder. */
export const fileSizes = (folder: string): FileSizes =>
  Object.fromEntries(listFiles(folder).map((file) => [file, statSync(`${folder}/${file}`).size]));

/** Whether a folder still holds all files with these sizes. */
export const hasFiles = (folder: string, sizes: FileSizes): boolean =>
  Object.entries(sizes).every(
    ([file, size]) => statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.size === size,
  );
