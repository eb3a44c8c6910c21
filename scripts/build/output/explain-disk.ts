import { UsageError } from '../../cli/usage-error.ts';

/** Why a disk refused something, and what to do, unless another folder is named. */
const reasons: { [code: string]: [why: string, remedy: string] } = {
  ENOSPC: ['No space is left on its disk.', 'Make some, and build again'],
  EDQUOT: ['Your share of its disk is used up.', 'Make some space, and build again'],
  EROFS: ['Its disk can only be read.', 'Make it writable'],
  EACCES: ['You must not write there.', 'Change its permissions'],
  EPERM: ['You must not write there.', 'Change its permissions'],
  ENOENT: ['It cannot be written to, or was removed meanwhile.', 'Build again'],
  ENOTDIR: ['A file stands where a folder is needed.', 'Remove it'],
  EEXIST: ['A file stands where a folder is needed.', 'Remove it'],
  EISDIR: ['A folder stands where a file is needed.', 'Remove it'],
};

/** What the bundler says in words, by the numbers of Linux. */
const numbered: { [number: string]: string } = { 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS', 122: 'EDQUOT' };

const codeOf = (error: NodeJS.ErrnoException): string =>
  error.code && error.code in reasons
    ? error.code
    : (numbered[/\(os error (\d+)\)/.exec(error.message)?.[1] ?? ''] ?? '');

/** Whether an error says that nothing can be written somewhere. */
const isUnwritable = (error: unknown): boolean =>
  ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Does what only saves time later: where nothing can be written, it is left. */
export const whereWritable = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
};

/** What the disk refused in a folder, in words; any other error as it is. `instead` is what else can be done. */
export const explainDisk = (error: unknown, folder: string, instead = ''): unknown => {
  if (!(error instanceof Error) || error instanceof UsageError) return error;
  const reason = reasons[codeOf(error)];
  const { path: file = error.message } = error as NodeJS.ErrnoException;
  if (!reason || !file.includes(folder)) return error;
  const [why, remedy] = reason;
  return new UsageError(`${folder} cannot be filled. ${why} ${remedy}${instead}.`);
};
