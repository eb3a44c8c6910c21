import { existsSync, renameSync, rmSync } from 'node:fs';

const aside: string[] = [];

const deleteAll = () => {
  for (const folder of aside) rmSync(folder, { recursive: true, force: true });
};

/**
 * Takes a folder, if it is there, out of the way of the next run. It is deleted when the bench is over: ext4 gives the
 * place of a deleted file to no other for minutes, and passes all of them by for each new one, so that whoever writes
 * after a deletion takes up to ten times as long for a file.
 */
export const setAside = (folder: string): void => {
  if (!existsSync(folder)) return;
  if (aside.length === 0) process.once('exit', deleteAll);
  const other = `${folder}-aside-${aside.length}`;
  renameSync(folder, other);
  aside.push(other);
};
