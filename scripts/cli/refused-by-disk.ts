import { diskReason } from './disk-reason.ts';
import { errorCode } from './error-code.ts';

/** Why a disk refused to read or write, in words. A missing file may be a fault of the code, which the stack shows. */
export const refusedByDisk = (error: unknown): string | undefined => {
  const { code, path: from, dest: file = from } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = error instanceof Error && code !== 'ENOENT' ? diskReason(error) : undefined;
  if (reason && file) return `${file} cannot be used. ${reason.join(' ')}.`;
  // A disk that is full while an open file is written says of no file that it was this one.
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
  return reason && isFull ? `A file cannot be written. ${reason.join(' ')}.` : undefined;
};
