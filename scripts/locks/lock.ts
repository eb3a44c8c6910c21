import { type BigIntStats, closeSync, existsSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { noteHolder, removeNote } from './lock-holder.ts';
import { lockInSystem } from './lock-in-system.ts';
import { LockedError } from './locked-error.ts';

const idOf = ({ dev, ino }: BigIntStats): string => `${dev} ${ino}`;

/** What tells the file that is at a place from all others that are open. */
const idAt = (file: string): string => {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? idOf(stats) : 'none';
};

/** A locked file. The handle makes sure that no other file gets its id meanwhile. */
type Held = { id: string; handle: number; database: DatabaseSync };

/** What this process holds: a database that nobody refers to would be closed. */
const allHeld = new Map<string, Held>();

const isHeld = (held: Held): boolean => allHeld.get(held.id) === held;

/** Opens and locks what is at a place, and makes it where nothing is. */
const lockAt = (file: string): Held => {
  // To open it again and close it would give back the lock.
  if (allHeld.has(idAt(file))) throw new LockedError(file);
  const handle = openSync(file, 'a', 0o600);
  try {
    return { id: idOf(fstatSync(handle, { bigint: true })), handle, database: lockInSystem(file) };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
};

const unlock = ({ handle, database }: Held): void => {
  database.close();
  closeSync(handle);
};

/** Throws a LockedError when a living process of this space holds the lock. What else is wrong is told by taking it. */
export const demandFree = (file: string): void => {
  try {
    if (existsSync(file)) unlock(lockAt(file));
  } catch (error) {
    // One of another space may be about to end, as when a new version takes over.
    if (error instanceof LockedError && !error.elsewhere) throw error;
  }
};

/** What was removed by its holder while it was opened here locks nothing. */
const acquire = (file: string): Held => {
  for (;;) {
    const held = lockAt(file);
    if (held.id === idAt(file)) return held;
    unlock(held);
  }
};

const isAt = (file: string, id: string): boolean => {
  try {
    return idAt(file) === id;
  } catch {
    return false;
  }
};

/** Only its holder removes a lock, while it has it. One that cannot be removed is free all the same. */
const remove = (file: string): void => {
  try {
    removeNote(file);
    rmSync(file, { force: true });
  } catch {
    // Windows removes no file that is open.
  }
};

/** A lock that was taken. */
export type Lock = {
  /** Whether its file is still in its place: the folder may have been taken away, or another put there. */
  isOurs: () => boolean;
  release: () => void;
};

/**
 * Takes the lock in `file` for this process, or throws a LockedError. It is free again when the process has ended, also
 * when it was killed; never while it only stands still.
 */
export const takeLock = (file: string): Lock => {
  const held = acquire(file);
  allHeld.set(held.id, held);
  const isOurs = () => isHeld(held) && isAt(file, held.id);
  const release = () => {
    if (isOurs()) remove(file);
    if (!isHeld(held)) return;
    allHeld.delete(held.id);
    unlock(held);
  };
  try {
    noteHolder(file);
  } catch (error) {
    release();
    throw error;
  }
  return { isOurs, release };
};
