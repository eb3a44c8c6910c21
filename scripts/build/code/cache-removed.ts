import { existsSync } from 'node:fs';
import { UsageError } from '../../cli/usage-error.ts';

/** An error of work with a file of the cache: where that is gone, somebody has removed it, and nothing else is wrong. */
export const cacheRemoved = (error: unknown, file: string): unknown =>
  existsSync(file)
    ? error
    : new UsageError('The cache was removed meanwhile. Build again.', { cause: error });
