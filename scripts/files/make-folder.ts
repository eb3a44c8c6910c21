import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';

/** The outermost folder that is not there of those that lead to a folder. */
const outermostMissing = (folder: string): string => {
  const around = path.dirname(folder);
  return around === folder || existsSync(around) ? folder : outermostMissing(around);
};

/**
 * Makes a folder with those around it. Node alone would never return from a place that takes no new names, such as /proc
 * on Linux, and would say of a disk that can only be read that the folder is not there.
 */
export const makeFolder = (folder: string, mode = 0o777): void => {
  try {
    if (!existsSync(folder)) mkdirSync(outermostMissing(path.resolve(folder)), { mode });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw Object.assign(error as Error, { path: folder });
  }
  mkdirSync(folder, { recursive: true, mode });
};
