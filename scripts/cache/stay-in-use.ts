import { utimesSync } from 'node:fs';

/** Milliseconds after which kept code goes when nobody has used it: another process may still run it. */
export const longestUnused = 3_600_000;

const touch = (folder: string): void => {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // In a folder that is not ours nobody removes anything, and what is gone needs no sign.
  }
};

/**
 * Says of the folder of a program that it is in use, for as long as this process runs: one that watches for days still
 * loads parts of it when they are first needed. Keeps no process from ending.
 */
export const stayInUse = (folder: string): void => {
  touch(folder);
  setInterval(() => touch(folder), longestUnused / 4).unref();
};
