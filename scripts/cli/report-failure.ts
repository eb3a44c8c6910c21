import pc from 'picocolors';
import { ContentErrors } from '../build/build-site.ts';
import { formatCounts, formatProblems } from '../validate/format-text.ts';
import { NoInput } from '../validate/validate-site.ts';

const expected = (error: unknown): boolean =>
  error instanceof NoInput || (error instanceof Error && error.message.includes('--out'));

/** Tells why a command failed, in the words of the person at the terminal. Returns its exit code: 1 or 2. */
export const reportFailure = (error: unknown): 1 | 2 => {
  if (error instanceof ContentErrors) {
    console.error(`\n${formatProblems(error.problems, error.texts)}\n`);
    console.error(`${formatCounts(error.problems)} ${error.message}`);
    return 1;
  }
  console.error(
    expected(error) || (error as Error)?.name === 'TypeError'
      ? `${pc.red('error')}  ${(error as Error).message}`
      : error,
  );
  return 2;
};
