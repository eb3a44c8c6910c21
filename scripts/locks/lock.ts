import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../cli/error-code.ts';
import { UsageError } from '../cli/usage-error.ts';
import { processState } from './process-state.ts';
import { temporaryName } from './temporary-name.ts';

/** Who holds a lock. `nonce` tells one taking from the next. */
type Holder = { pid: number; started?: string; nonce: string };

/** Another process uses the data. */
export class LockedError extends UsageError {
  readonly pid: number;

  constructor(pid: number, file: string) {
    super(
      `Another server (pid ${pid}) uses this data directory (${file}). Stop it, or name another DATA_DIR.`,
    );
    this.pid = pid;
  }
}

const read = (file: string): { text: string; holder: Holder } | undefined => {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, holder: JSON.parse(text) as Holder };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (error instanceof SyntaxError)
      throw new UsageError(`${file} is no lock of ours. Delete it when no server runs.`);
    throw error;
  }
};

const isHeld = ({ pid, started }: Holder): boolean => {
  const state = processState(pid);
  return state.alive && (state.started === undefined || started === undefined || state.started === started);
};

/** Throws a LockedError when a living process holds the lock in `file`. What else is wrong with it is told by taking it. */
export const demandFree = (file: string): void => {
  let found: ReturnType<typeof read>;
  try {
    found = read(file);
  } catch {
    return;
  }
  if (found && isHeld(found.holder)) throw new LockedError(found.holder.pid, file);
};

/** A link either makes the whole file or fails, so that nobody ever reads half a lock. */
const tryTake = (file: string, text: string): boolean => {
  const own = temporaryName(file);
  try {
    writeFileSync(own, text, { mode: 0o600 });
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

/** Puts a dead holder's lock out of the way. Another's that came in between is put back. */
const removeStale = (file: string, stale: string): void => {
  const aside = temporaryName(file);
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
};

/**
 * Takes the lock in `file` for this process, or throws a LockedError. Only a lock whose process has ended, or whose
 * number now belongs to another process, is taken over. Returns how to give it back.
 */
export const takeLock = (file: string): (() => void) => {
  const started = processState(process.pid).started;
  const text = JSON.stringify({ pid: process.pid, ...(started && { started }), nonce: randomUUID() });
  for (let tries = 0; tries < 10; tries += 1) {
    if (tryTake(file, text)) {
      return () => {
        if (read(file)?.text === text) rmSync(file, { force: true });
      };
    }
    const found = read(file);
    if (found && isHeld(found.holder)) throw new LockedError(found.holder.pid, file);
    if (found) removeStale(file, found.text);
  }
  throw new UsageError(`${file} cannot be had: several servers start at once. Start one.`);
};
