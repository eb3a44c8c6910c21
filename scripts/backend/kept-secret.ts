import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../cli/error-code.ts';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
};

/** A link makes the whole file or fails, so that two servers that start at once keep the same secret. */
const create = (file: string): void => {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    linkSync(own, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
};

/**
 * A random secret that stays the same from start to start, in a file that only its owner may read. Empty where no file
 * can be written or read.
 */
export const keptSecret = (file: string): string => {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    if (read(file) === '') {
      rmSync(file, { force: true });
      create(file);
    }
    return read(file);
  } catch {
    return '';
  }
};
