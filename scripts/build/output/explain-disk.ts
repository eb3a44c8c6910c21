import { diskReason } from '../../cli/disk-reason.ts';
import { errorCode } from '../../cli/error-code.ts';
import { UsageError } from '../../cli/usage-error.ts';

/**
 * Whether something stands where a file belongs: the message then names it, since it is hard to find among thousands.
 */
const isInTheWay = (error: unknown): boolean =>
  ['ENOTDIR', 'EEXIST', 'EISDIR', 'ENOTEMPTY'].includes(errorCode(error));

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

/** The error of the disk in a folder, in words; any other error as it is. `instead` is what else can be done. */
export const explainDisk = (error: unknown, folder: string, instead = ''): unknown => {
  if (!(error instanceof Error) || error instanceof UsageError) return error;
  const reason = diskReason(error);
  const { path: from = error.message, dest: file = from } = error as NodeJS.ErrnoException & {
    dest?: string;
  };
  // A disk that is full while an open file is written says of no file that it was this one.
  const isNameless = !file.includes('/');
  if (!reason || !(isNameless || file.includes(folder))) return error;
  const [why, remedy] = reason;
  const filled = isInTheWay(error) ? file : folder;
  const what = isNameless ? 'A file cannot be written' : `${filled} cannot be filled`;
  return new UsageError(`${what}. ${why} ${remedy}${instead}.`);
};
