/** The codes behind the numbers of PGlite's file system (WASI). */
const numbered: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  33: 'EMFILE',
  41: 'ENFILE',
  48: 'ENOMEM',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What an error says of its cause, as Node, Postgres or PGlite's file system say it. */
const causeOf = (error: unknown): string => {
  const { code, message, name, errno = 0 } = error as NodeJS.ErrnoException;
  return name === 'ErrnoError' ? (numbered[errno] ?? '') : `${code} ${message}`;
};

/** Whether a disk has no space left. */
export const isDiskFull = (error: unknown): boolean =>
  /\b(ENOSPC|EDQUOT|53100)\b|no space left/i.test(causeOf(error));

/** Whether the computer failed, and not the data: moving the data away would not help. */
export const isComputerFault = (error: unknown): boolean =>
  isDiskFull(error) ||
  /\b(EACCES|EPERM|EROFS|EMFILE|ENFILE|ENOMEM|EIO)\b|out of memory/i.test(causeOf(error));
