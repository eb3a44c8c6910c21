import { utimesSync } from 'node:fs';

/** Milliseconds after which unused code is removed: another process may still run it until then. */
export const longestUnused = 3_600_000;

const touch = (folder: string): void => {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A folder that is not ours is never cleaned, and a folder that is gone needs no sign.
  }
};

/**
 * Marks the folder of a program as used while this process runs: one that watches for days still loads parts of it when
 * they are first needed. Does not keep a process from ending.
 */
export const stayInUse = (folder: string): void => {
  touch(folder);
  setInterval(() => touch(folder), longestUnused / 4).unref();
};
