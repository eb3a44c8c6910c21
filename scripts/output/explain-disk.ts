import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { diskReason } from '../cli/disk-failure.ts';
import { errorCode } from '../cli/error-code.ts';
import { UsageError } from '../cli/usage-error.ts';

/** What stands in the way of a file, or was asked for its rights, is named by itself: nobody finds it among thousands. */
const isObstacle = (error: NodeJS.ErrnoException): boolean =>
  error.syscall === 'access' || ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(errorCode(error));

/** The file that stands where a folder is needed: it may be any of those around a file. */
const standingIn = (file: string, folder: string): string =>
  file === folder || existsSync(file) || !file.startsWith(folder)
    ? file
    : standingIn(path.dirname(file), folder);

/** Whether an error says that nothing can be written somewhere. */
const isUnwritable = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'].includes(errorCode(error));

/** Does what only saves time later: where nothing can be written, it is left. */
export const whereWritable = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
};

/** Whether a folder is not there because it is a link that leads nowhere. */
const isLost = (error: Error, folder: string): boolean =>
  errorCode(error) === 'ENOENT' &&
  !existsSync(folder) &&
  (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false);

/** The error of the disk in a folder, in words; any other error as it is. `instead` is what else can be done. */
export const explainDisk = (error: unknown, folder: string, instead = ''): unknown => {
  if (!(error instanceof Error) || error instanceof UsageError) return error;
  const reason = diskReason(error);
  const { path: from = error.message, dest: file = from } = error as NodeJS.ErrnoException & {
    dest?: string;
  };
  // A disk that is full while an open file is written says of no file that it was this one; drafts are named.
  const isNameless = !file.includes('/');
  if (!reason || !(isNameless || file.includes(folder))) return error;
  const [why, remedy] = isLost(error, folder)
    ? ['It is a link to a place that is not there.', 'Remove it']
    : reason;
  const isFile = ['ENOTDIR', 'EEXIST'].includes(errorCode(error));
  const inTheWay = isFile ? standingIn(file, folder) : file;
  const filled = isObstacle(error) ? inTheWay : folder;
  return new UsageError(`${filled} cannot be filled. ${why} ${remedy}${instead}.`);
};
