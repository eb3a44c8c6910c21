import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../cli/error-code.ts';
import { temporaryName } from '../locks/temporary-name.ts';

/**
 * Makes a file that only its owner may read, unless it is there; returns whether it did. A link either makes the whole
 * file or fails: of two that come at once one is first, and nobody ever reads half. What is flushed outlives a power cut.
 */
export const createOnce = (file: string, text: string, { flush = false } = {}): boolean => {
  const own = temporaryName(file);
  try {
    writeFileSync(own, text, { mode: 0o600, flush });
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
};
