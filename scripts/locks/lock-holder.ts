import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from '../cli/error-code.ts';
import { UsageError } from '../cli/usage-error.ts';
import { processSpace } from './process-space.ts';
import { processState } from './process-state.ts';
import { temporaryName } from './temporary-name.ts';

/** Who holds a lock, and in which space. `nonce` tells one taking from the next. */
export type Holder = { pid: number; started?: string; space: string; host: string; nonce: string };

/** This process, about to take a lock. */
export const newHolder = (): Holder => {
  const { started } = processState(process.pid);
  const { pid } = process;
  return { pid, ...(started && { started }), space: processSpace, host: hostname(), nonce: randomUUID() };
};

/** What the file of a lock says. Throws a UsageError for a file that is no lock. */
export const readHolder = (file: string): { text: string; holder: Holder } | undefined => {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError)
      throw new UsageError(`${file} is no lock of ours. Delete it when nothing else is at work there.`);
    // Node names no file when it cannot read a folder.
    throw Object.assign(error as Error, { path: file });
  }
};

/** Whether a holder runs where its number tells nothing here: on another computer or in another container. */
export const isElsewhere = ({ space }: Holder): boolean => space !== processSpace;

/** Shows that the lock is in use: the disk's own clock sets the time, which two computers share. */
export const touchLock = (file: string, text: string): void => {
  const handle = openSync(file, 'r+');
  try {
    if (readFileSync(handle, 'utf8') === text) writeSync(handle, text, 0);
  } finally {
    closeSync(handle);
  }
};

/** How many milliseconds ago a file was written, by the clock of its disk; one that is gone, for ever ago. */
const ageOf = (file: string): number => {
  const own = temporaryName(file);
  try {
    writeFileSync(own, '');
    return statSync(own).mtimeMs - statSync(file).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

/** How often a holder touches its lock, and after how long without it one of another space counts as dead. */
export const touchEvery = 5000;
const deadAfter = 30_000;

/** Whether the process that holds the lock in `file` lives, or must be thought to. */
export const isHeld = (holder: Holder, file: string): boolean => {
  if (isElsewhere(holder)) return ageOf(file) < deadAfter;
  const { alive, started } = processState(holder.pid);
  return alive && (started === undefined || holder.started === undefined || started === holder.started);
};
