import { UsageError } from '../cli/usage-error.ts';
import { demandFree, type Lock, takeLock } from '../locks/lock.ts';
import { LockedError } from '../locks/locked-error.ts';
import { dataPaths } from './data-folder.ts';

const messageFor = ({ pid, host, elsewhere }: LockedError, file: string): string =>
  elsewhere
    ? `A server of another computer or container (pid ${pid} on ${host}) uses this data directory (${file}). Stop it, or name another DATA_DIR.`
    : `Another server (pid ${pid}) uses this data directory (${file}). Stop it, or name another DATA_DIR.`;

/** Does something with the lock of a data directory; a LockedError says what can be done then. */
const withLockFile = <Result>(dataDir: string, work: (file: string) => Result): Result => {
  const { lock: file } = dataPaths(dataDir);
  try {
    return work(file);
  } catch (error) {
    if (error instanceof LockedError) error.message = messageFor(error, file);
    throw error;
  }
};

/** Takes the lock of a data directory, or throws a LockedError. */
export const takeDataLock = (dataDir: string): Lock => withLockFile(dataDir, takeLock);

/** Throws a LockedError when a server of this computer uses a data directory, before anything else is done. */
export const demandFreeData = (dataDir: string): void => withLockFile(dataDir, demandFree);

/** Throws when the folder of a lock that was taken is not in its place any more: nothing may then be written. */
export const demandOurs = ({ isOurs }: Lock, dataDir: string): void => {
  if (isOurs()) return;
  const message = `The data directory ${dataDir} is gone, or cannot be read any more. Put it back in its place, and start the server again.`;
  throw Object.assign(new UsageError(message), { code: 'DATA_GONE' });
};
