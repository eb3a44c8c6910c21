import { existsSync } from 'node:fs';
import path from 'node:path';
import { LockedError } from '../../locks/locked-error.ts';
import { tryLock } from '../../locks/try-lock.ts';
import { RefusedChange } from '../workspace.ts';

/** Its name in the folder of the site, while a command is at work there. */
export const siteLockFile = '.content-change.lock';

const refusal = ({ pid, elsewhere }: LockedError): RefusedChange =>
  new RefusedChange(
    `Nothing was changed: another command (pid ${pid}${elsewhere ? ' on another computer or in another container' : ''}) is changing this site. Run this one again when it is done.`,
  );

/**
 * Does the work of a command that changes a site, from reading it on: nobody else changes it meanwhile. Throws a RefusedChange
 * while another command is at work there.
 */
export const withSiteLock = async <Result>(root: string, work: () => Promise<Result>): Promise<Result> => {
  // Where there is no folder, reading says so.
  const release = existsSync(root) ? tryLock(path.join(root, siteLockFile)) : () => undefined;
  if (release instanceof LockedError) throw refusal(release);
  try {
    return await work();
  } finally {
    release();
  }
};
