import { existsSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './error-code.ts';
import { UsageError } from './usage-error.ts';

/** The first has precedence: a setting that exists is never overwritten. */
const names = ['.env.local', '.env'];

/**
 * Adds the settings of `.env.local` and `.env` in a folder to the environment. The environment wins over both, and
 * `.env.local` over `.env`. Throws a UsageError for a file that cannot be read.
 */
export const loadEnvFiles = (folder: string): void => {
  for (const name of names) {
    const file = path.join(folder, name);
    if (!existsSync(file)) continue;
    try {
      process.loadEnvFile(file);
    } catch (error) {
      throw new UsageError(
        `${file} cannot be read (${errorCode(error)}). Make it a file that you may read, or delete it.`,
      );
    }
  }
};
