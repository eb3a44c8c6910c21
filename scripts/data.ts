import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { reportFailure } from './cli/report-failure.ts';
import { UsageError } from './cli/usage-error.ts';
import { readCommand } from './data/commands/run-command.ts';
import { dataPaths } from './data/data-folder.ts';
import { dataLocation } from './data/data-location.ts';
import { openDatabase } from './data/open-database.ts';

const location = dataLocation();

const requireData = ({ dataDir, databaseUrl }: typeof location): void => {
  const { database, journal } = dataPaths(dataDir);
  if (databaseUrl || existsSync(database) || existsSync(journal)) return;
  throw new UsageError(`There is no data in ${dataDir} yet. Name another folder: DATA_DIR=<folder>.`);
};

/** Folders that were set aside hold what a later erasure cannot reach. */
const warnOfSetAside = ({ dataDir, databaseUrl }: typeof location): void => {
  if (databaseUrl) return;
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('pg.broken-'));
  for (const name of aside) {
    console.error(
      `${pc.yellow('warning')}  ${path.join(dataDir, name)} was set aside and still holds data. Delete it.`,
    );
  }
};

/** A reader that stops early, such as `head`, is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

/** Of a database that does not answer only its code is told: its address may hold a password. */
const explained = (error: unknown): unknown => {
  const { code } = error as { code?: unknown };
  if (error instanceof UsageError || !location.databaseUrl) return error;
  return new UsageError(
    `The database of DATABASE_URL does not answer or refuses (${String(code ?? 'unknown')}).`,
  );
};

try {
  const command = readCommand(process.argv.slice(2));
  requireData(location);
  const { db, close } = await openDatabase({
    ...location,
    log: ({ event, level }) => level !== 'info' && console.error(`${level}  ${event}`),
  });
  try {
    process.stdout.write(await command(db));
    warnOfSetAside(location);
  } finally {
    await close();
  }
} catch (error) {
  process.exitCode = reportFailure(explained(error));
}
