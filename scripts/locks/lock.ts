import { rmSync } from 'node:fs';
import { UsageError } from '../cli/usage-error.ts';
import { createOnce } from '../files/create-once.ts';
import {
  type Holder,
  isElsewhere,
  isHeld,
  newHolder,
  readHolder,
  touchEvery,
  touchLock,
} from './lock-holder.ts';

/** Another process holds a lock. Who wants it says what that means for the person. */
export class LockedError extends UsageError {
  readonly pid: number;
  /** The name of its computer. */
  readonly host: string;
  /** Whether it runs on another computer or in another container. */
  readonly elsewhere: boolean;

  constructor(holder: Holder, file: string) {
    super(`Another process (pid ${holder.pid} on ${holder.host}) holds the lock ${file}.`);
    this.pid = holder.pid;
    this.host = holder.host;
    this.elsewhere = isElsewhere(holder);
  }
}

/**
 * Throws a LockedError when a living process of this space holds the lock in `file`. One of another space may be about
 * to end, as when a new version takes over. What else is wrong with a lock is told by taking it.
 */
export const demandFree = (file: string): void => {
  let found: ReturnType<typeof readHolder>;
  try {
    found = readHolder(file);
  } catch {
    return;
  }
  if (found && !isElsewhere(found.holder) && isHeld(found.holder, file))
    throw new LockedError(found.holder, file);
};

const removeOwn = (file: string, text: string): void => {
  if (readHolder(file)?.text === text) rmSync(file, { force: true });
};

/** Removes a dead holder's lock, under a lock of its own: it must not be another's that came in between. */
const removeStale = (file: string, { text, holder }: { text: string; holder: Holder }): void => {
  const guard = `${file}.${holder.nonce}`;
  const own = acquire(guard);
  try {
    removeOwn(file, text);
  } finally {
    removeOwn(guard, own);
  }
};

/** Takes a lock and returns what its file says. */
const acquire = (file: string): string => {
  const text = JSON.stringify(newHolder());
  for (let tries = 0; tries < 10; tries += 1) {
    if (createOnce(file, text)) return text;
    const found = readHolder(file);
    if (found && isHeld(found.holder, file)) throw new LockedError(found.holder, file);
    if (found) removeStale(file, found);
  }
  throw new UsageError(`${file} cannot be had: several processes want it at once. Start one.`);
};

const isOwn = (file: string, text: string): boolean => {
  try {
    return readHolder(file)?.text === text;
  } catch {
    return false;
  }
};

const touch = (file: string, text: string): void => {
  try {
    touchLock(file, text);
  } catch {
    // A disk that is away for a moment: the next time may do.
  }
};

/** A lock that was taken. */
export type Lock = {
  /** Whether it is still this process's: one that stood still for long may have lost it. */
  isOurs: () => boolean;
  release: () => void;
};

/**
 * Takes the lock in `file` for this process, or throws a LockedError. Only a lock whose process has ended, or whose
 * number now belongs to another process, is taken over; one of another computer or container when it was not touched
 * for half a minute.
 */
export const takeLock = (file: string): Lock => {
  const text = acquire(file);
  const timer = setInterval(touch, touchEvery, file, text).unref();
  return {
    isOurs: () => isOwn(file, text),
    release: () => {
      clearInterval(timer);
      removeOwn(file, text);
    },
  };
};
