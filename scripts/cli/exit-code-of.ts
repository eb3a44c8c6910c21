import type { ExitCode } from './exit-code.ts';
import { reportFailure } from './report-failure.ts';

/** Does the work of a command. Resolves with its exit code: 0, or else that of a failure, which is told. */
export const exitCodeOf = async (work: () => Promise<void>): Promise<ExitCode> => {
  try {
    await work();
    return 0;
  } catch (error) {
    return reportFailure(error);
  }
};
