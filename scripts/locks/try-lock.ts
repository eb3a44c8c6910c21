import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';
import { makeFolder } from '../files/make-folder.ts';
import { takeLock } from './lock.ts';
import { LockedError } from './locked-error.ts';

/** Where nothing can be written no lock is needed: nobody else can write there either. */
const isReadOnly = (error: unknown) => ['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error));

/**
 * Takes the lock in `file`, and makes its folder. Returns what gives it back, or the LockedError that names who holds it.
 */
export const tryLock = (file: string): (() => void) | LockedError => {
  try {
    makeFolder(path.dirname(file));
    return takeLock(file).release;
  } catch (error) {
    if (error instanceof LockedError) return error;
    if (isReadOnly(error)) return () => undefined;
    throw error;
  }
};
