import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '../cli/usage-error.ts';
import { LockedError } from '../locks/locked-error.ts';
import { tryLock } from '../locks/try-lock.ts';
import { explainDisk } from './explain-disk.ts';
import { abandonDrafts, finishReplacing, isBeingReplaced } from './replace-files.ts';

const lockOf = (folder: string) => path.join(folder, '.build.lock');

/** Waits until no other process builds into a folder, and says so. */
const takeInTurn = async (folder: string): Promise<() => void> => {
  for (let turn = 0; ; turn += 1) {
    const taken = tryLock(lockOf(folder));
    if (!(taken instanceof LockedError)) return taken;
    if (turn === 0)
      console.error(`Another build (pid ${taken.pid}) is writing to ${folder}. This one goes on after it.`);
    await wait(100);
  }
};

/** Whether a folder is there and has nothing in it. */
const isEmpty = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length === 0;

/** Works in a folder that must not vanish meanwhile: kept files would be gone. */
const workInside = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  const isLocked = existsSync(lockOf(folder));
  const result = await work();
  if (isLocked && !existsSync(lockOf(folder)))
    throw new UsageError(`${folder} was removed or emptied while it was filled. Build again.`);
  return result;
};

/**
 * Lets a build work alone in its output folder. First it finishes what a killed build left to do, or removes the rest.
 */
export const withOutputLock = async <Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const isNew = !existsSync(folder);
  try {
    const release = await takeInTurn(folder);
    try {
      finishReplacing(folder);
      return await workInside(folder, work);
    } finally {
      abandonDrafts(folder);
      release();
      if (isNew && isEmpty(folder)) rmSync(folder, { recursive: true });
    }
  } catch (error) {
    throw explainDisk(error, folder, ', or name another folder with --out');
  }
};

/** Waits while files of a folder get their places, and first finishes what a killed build left to do. */
export const settleOutput = async (folder: string): Promise<void> => {
  if (isBeingReplaced(folder)) await withOutputLock(folder, async () => undefined);
};
