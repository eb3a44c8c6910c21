import { errorCode } from './error-code.ts';

/** Why a disk refused something, and what to do, unless another folder is named. */
const reasons: { [code: string]: [why: string, remedy: string] } = {
  ENOSPC: ['No space is left on its disk.', 'Make some, and try again'],
  EDQUOT: ['Your share of its disk is used up.', 'Make some space, and try again'],
  EROFS: ['Its disk can only be read.', 'Make it writable'],
  EACCES: ['Its permissions do not allow that.', 'Change them'],
  EPERM: ['Its permissions or the system do not allow that.', 'Change them'],
  ENAMETOOLONG: ['Its name is too long.', 'Shorten it'],
  ENOENT: ['It cannot be written to, or was removed meanwhile.', 'Try again'],
  ENOTDIR: ['A file stands where a folder is needed.', 'Remove it'],
  EEXIST: ['A file stands where a folder is needed.', 'Remove it'],
  ENOTEMPTY: ['A folder stands where a file is needed.', 'Remove it'],
  EISDIR: ['A folder stands where a file is needed.', 'Remove it'],
};

/** Error codes for the numbers of Linux, which the bundler writes instead. */
const numbered: { [number: string]: string } = { 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS', 122: 'EDQUOT' };

type Refusal = { code?: string; message?: string };

const codeOf = ({ code, message = '' }: Refusal): string =>
  code && code in reasons ? code : (numbered[/\(os error (\d+)\)/.exec(message)?.[1] ?? ''] ?? '');

/** Why a disk refused something, and what to do, of an error that says so. */
export const diskReason = (error: unknown): [why: string, remedy: string] | undefined =>
  reasons[codeOf((error ?? {}) as Refusal)];

/** The same as sentences, where a file that is missing may be a fault of the code, which its stack shows. */
export const diskRefusal = (error: unknown): string | undefined => {
  const reason = errorCode(error) === 'ENOENT' ? undefined : diskReason(error);
  return reason && `${reason.join(' ')}.`;
};

/** A file that the disk refused to read or to write, in words. */
export const refusedByDisk = (error: unknown): string | undefined => {
  const { path: from, dest: file = from } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = diskRefusal(error);
  if (reason && file) return `${file} cannot be used. ${reason}`;
  // A disk that is full while an open file is written says of no file that it was this one.
  const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
  return reason && isFull ? `A file cannot be written. ${reason}` : undefined;
};
