import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { processSpace } from './process-space.ts';

/** Who holds a lock, and in which space: only there the number means something. */
type Holder = { pid: number | 'unknown'; space: string; host: string };

/** The note lies beside the lock: to open the file of a lock and close it again would give back the lock. */
const noteOf = (file: string): string => `${file}.holder`;

/** Notes that this process holds the lock in `file`. */
export const noteHolder = (file: string): void => {
  const holder: Holder = { pid: process.pid, space: processSpace, host: hostname() };
  writeFileSync(noteOf(file), JSON.stringify(holder), { mode: 0o600 });
};

/** Who holds the lock in `file`, as far as its note says. */
export const readHolder = (file: string): Holder => {
  try {
    return JSON.parse(readFileSync(noteOf(file), 'utf8')) as Holder;
  } catch {
    return { pid: 'unknown', space: processSpace, host: 'unknown' };
  }
};

export const removeNote = (file: string): void => rmSync(noteOf(file), { force: true });
