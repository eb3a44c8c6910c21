import { refusedByDisk } from '../cli/disk-failure.ts';
import { UsageError } from '../cli/usage-error.ts';
import { isDiskFull } from './is-computer-fault.ts';

const isPostgresUrl = (databaseUrl: string): boolean =>
  /^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl);

/** What a code of the driver, the network or the database means for whoever set DATABASE_URL. */
const reasons: Record<string, string> = {
  ENOTFOUND:
    'The host in DATABASE_URL is not found (ENOTFOUND). Correct it, or see that the network is there.',
  '28P01': 'The database of DATABASE_URL refuses user or password (28P01). Correct them in the address.',
  '28000': 'The database of DATABASE_URL refuses the user (28000). Correct it in the address.',
  '3D000':
    'The server of DATABASE_URL has no database of that name (3D000). Make it, or correct the name in the address.',
  '42501':
    'The user of DATABASE_URL may not make tables (42501). Name one who may, or grant it: GRANT CREATE ON DATABASE … TO ….',
};

const explainRemote = (code: string, databaseUrl: string): string => {
  if (!isPostgresUrl(databaseUrl)) {
    return 'DATABASE_URL is no address of a Postgres. Write it like this: postgres://user:password@host:5432/database';
  }
  return (
    reasons[code] ??
    `The database of DATABASE_URL does not answer or refuses (${code}). Start it, or correct the address.`
  );
};

/**
 * A failure of the data, told to the person who can mend it. Of a database that does not answer only its code is told:
 * its address may hold a password.
 */
export const explainFailure = (error: unknown, databaseUrl?: string): unknown => {
  if (error instanceof UsageError) return error;
  const { code } = error as { code?: unknown };
  if (databaseUrl) return new UsageError(explainRemote(String(code ?? 'unknown'), databaseUrl));
  if (isDiskFull(error)) return new UsageError('The disk of the data directory is full. Make room on it.');
  const refused = refusedByDisk(error);
  return refused === undefined ? error : new UsageError(refused);
};
