import { errorColors, isColored } from './colors.ts';
import { ContentFailure } from './content-failure.ts';
import { diskReason } from './disk-reason.ts';
import { errorCode } from './error-code.ts';
import { spellControls } from './spell-controls.ts';
import { UsageError } from './usage-error.ts';

/** Why a disk refused to read or write, in words. A missing file may be a fault of the code, which the stack shows. */
const refusedByDisk = (error: unknown): string | undefined => {
  const { code, path: file } = error as NodeJS.ErrnoException;
  const reason = error instanceof Error && code !== 'ENOENT' ? diskReason(error) : undefined;
  if (reason && file) return `${file} cannot be used. ${reason.join(' ')}.`;
  // A disk that is full while an open file is written says of no file that it was this one.
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
  return reason && isFull ? `A file cannot be written. ${reason.join(' ')}.` : undefined;
};

/** Tells why a command failed, in the words of the person at the terminal. Returns its exit code: 1 or 2. */
export const reportFailure = (error: unknown): 1 | 2 => {
  if (error instanceof ContentFailure) {
    console.error(error.inWords(isColored(process.stderr)));
    return 1;
  }
  const told = error instanceof UsageError ? error.message : refusedByDisk(error);
  console.error(told === undefined ? error : `${errorColors.red('error')}  ${spellControls(told)}`);
  return 2;
};
