import pc from 'picocolors';
import { formatCounts, formatProblems } from '../validate/report/format-text.ts';
import { ContentErrors } from './content-errors.ts';
import { UsageError } from './usage-error.ts';

/** How a command ended: 0 well, 1 something is to be mended, 2 it could not run. */
export type ExitCode = 0 | 1 | 2;

/** Tells why a command failed, in the words of the person at the terminal. Returns its exit code: 1 or 2. */
export const reportFailure = (error: unknown): 1 | 2 => {
  if (error instanceof ContentErrors) {
    console.error(`\n${formatProblems(error.problems, error.texts)}\n`);
    console.error(`${formatCounts(error.problems)} ${error.message}`);
    return 1;
  }
  console.error(error instanceof UsageError ? `${pc.red('error')}  ${error.message}` : error);
  return 2;
};
