import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { diskReason } from './disk-failure.ts';
import { UsageError } from './usage-error.ts';

/** Writes a file that the command line names, with the folders around it. Errors of the disk are explained in words. */
export const writeNamedFile = async (file: string, text: string): Promise<void> => {
  try {
    makeFolder(path.dirname(path.resolve(file)));
    await writeFile(file, text);
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    throw new UsageError(`${file} cannot be written. ${reason.join(' ')}, or name another file.`);
  }
};
