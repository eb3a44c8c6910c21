import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';
import { createOnce } from '../files/create-once.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeAbandoned } from '../locks/temporary-name.ts';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
};

/**
 * A random secret that stays the same from start to start, in a file that only its owner may read. Empty where no file
 * can be written or read.
 */
export const keptSecret = (file: string): string => {
  try {
    makeFolder(path.dirname(file), 0o700);
    removeAbandoned(path.dirname(file));
    if (read(file) === '') {
      rmSync(file, { force: true });
      createOnce(file, `${randomBytes(32).toString('base64url')}\n`, { flush: true });
    }
    return read(file);
  } catch {
    return '';
  }
};
