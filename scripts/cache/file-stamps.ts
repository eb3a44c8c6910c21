import { type Stats, statSync } from 'node:fs';
import { listFiles } from '../cli/list-files.ts';

/** The size and time of each file below a folder: a file that was torn, damaged or half copied has others. */
export type FileStamps = Record<string, string>;

/** Whole seconds: archives in which caches are kept know no smaller ones. */
const stampOf = ({ size, mtimeMs }: Stats): string => `${size} ${Math.floor(mtimeMs / 1000)}`;

/** Looks at all files below a folder. */
export const fileStamps = (folder: string): FileStamps =>
  Object.fromEntries(listFiles(folder).map((file) => [file, stampOf(statSync(`${folder}/${file}`))]));

/** Whether a folder still holds all files as they were. */
export const hasFiles = (folder: string, stamps: FileStamps): boolean =>
  Object.entries(stamps).every(([file, stamp]) => {
    const stats = statSync(`${folder}/${file}`, { throwIfNoEntry: false });
    return stats !== undefined && stampOf(stats) === stamp;
  });
