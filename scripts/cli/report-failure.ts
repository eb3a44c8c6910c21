import { errorColors, isColored } from './colors.ts';
import { ContentFailure } from './content-failure.ts';
import { refusedByDisk } from './disk-failure.ts';
import { spellControls } from './spell-controls.ts';
import { UsageError } from './usage-error.ts';

/** Tells why a command failed, in the words of the person at the terminal. Returns its exit code: 1 or 2. */
export const reportFailure = (error: unknown): 1 | 2 => {
  if (error instanceof ContentFailure) {
    console.error(error.inWords(isColored(process.stderr)));
    return 1;
  }
  const told = error instanceof UsageError ? error.message : refusedByDisk(error);
  console.error(told === undefined ? error : `${errorColors.red('error')}  ${spellControls(told)}`);
  return 2;
};
