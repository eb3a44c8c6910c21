import { UsageError } from '../cli/usage-error.ts';
import { NothingCommitted } from './run-git.ts';

const noted = new Set<string>();

/** Each reason is said once, however often git is asked. */
const note = (reason: string): void => {
  if (noted.size !== noted.add(reason).size) console.error(`Not compared with the last commit: ${reason}`);
};

/**
 * What git answers: undefined where it knows nothing, and where it fails, which is noted on standard error. Other errors
 * are those of this program.
 */
export const ifCommitted = async <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (!(error instanceof NothingCommitted)) note(error.message);
    return undefined;
  }
};
