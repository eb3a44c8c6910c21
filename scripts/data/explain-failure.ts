import { UsageError } from '../cli/usage-error.ts';

const full = /\b(ENOSPC|EDQUOT)\b|no space left/i;

/** A disk without space, as Node and as PGlite's file system (numbers of WASI) say it. */
export const isDiskFull = (error: unknown): boolean => {
  const { code, message, name, errno } = error as NodeJS.ErrnoException;
  return name === 'ErrnoError' ? errno === 51 || errno === 19 : full.test(`${code} ${message}`);
};

/**
 * A failure of the data, told to the person who can mend it. Of a database that does not answer only its code is told:
 * its address may hold a password.
 */
export const explainFailure = (error: unknown, databaseUrl?: string): unknown => {
  if (error instanceof UsageError) return error;
  const { code } = error as { code?: unknown };
  if (databaseUrl) {
    return new UsageError(
      `The database of DATABASE_URL does not answer or refuses (${String(code ?? 'unknown')}). Start it, or correct the address.`,
    );
  }
  if (isDiskFull(error)) return new UsageError('The disk of the data directory is full. Make room on it.');
  return error;
};
