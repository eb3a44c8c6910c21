import { spawnSync } from 'node:child_process';
import { temporaryName } from '../scripts/locks/temporary-name.ts';

/** The name that a process gave to its draft of a file before it was killed. */
export const nameOfDead = (file: string): string => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  return temporaryName(file).replace(`.${process.pid}.`, `.${pid}.`);
};
