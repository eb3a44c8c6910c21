import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';
import { makeFolder } from '../files/make-folder.ts';
import { LockedError, takeLock } from './lock.ts';

/** Where nothing can be written no lock is needed: nobody else can write there either. */
const isReadOnly = (error: unknown) => ['EROFS', 'EACCES', 'EPERM'].includes(errorCode(error));

/**
 * Takes the lock in `file`, and makes its folder. Returns what gives it back, or the LockedError that names who holds it.
 */
export const tryLock = (file: string): (() => void) | LockedError => {
  try {
    makeFolder(path.dirname(file));
    // An empty lock was left by a machine that lost its power, and says nothing about its owner.
    if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file, { force: true });
    return takeLock(file).release;
  } catch (error) {
    if (error instanceof LockedError) return error;
    if (isReadOnly(error)) return () => undefined;
    // Of a folder in the place of the lock, the error does not say which one it is.
    throw errorCode(error) === 'EISDIR' ? Object.assign(error as Error, { path: file }) : error;
  }
};
