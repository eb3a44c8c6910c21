import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { terminalLog } from './backend/terminal-log.ts';
import { codeRoot } from './cli/code-root.ts';
import { errorColors } from './cli/colors.ts';
import { endWithReader } from './cli/end-with-reader.ts';
import { exitCodeOf } from './cli/exit-code-of.ts';
import { loadEnvFiles } from './cli/load-env-files.ts';
import { UsageError } from './cli/usage-error.ts';
import { asksForHelp, readCommand, usage } from './data/commands/run-command.ts';
import { dataPaths } from './data/data-folder.ts';
import { dataLocation } from './data/data-location.ts';
import { explainFailure } from './data/explain-failure.ts';
import { openOrJoin } from './data/join-database.ts';

/** A server that was just started may have a long journal to read. */
const patienceMs = 60_000;

type Location = ReturnType<typeof dataLocation>;

const requireData = ({ dataDir, databaseUrl }: Location): void => {
  const { database, journal } = dataPaths(dataDir);
  if (databaseUrl || existsSync(database) || existsSync(journal)) return;
  throw new UsageError(`There is no data in ${dataDir} yet. Name another folder: DATA_DIR=<folder>.`);
};

/** Folders that were set aside hold what a later erasure cannot reach. */
const warnOfSetAside = ({ dataDir, databaseUrl }: Location): void => {
  if (databaseUrl) return;
  const aside = readdirSync(dataDir).filter((name) => name.startsWith('pg.broken-'));
  for (const name of aside) {
    console.error(
      `${errorColors.yellow('warning')}  ${path.join(dataDir, name)} was set aside and still holds data, which no erasure reaches. Delete it when all is well.`,
    );
  }
};

const run = async (args: string[]): Promise<void> => {
  if (asksForHelp(args)) return console.log(usage);
  loadEnvFiles(codeRoot);
  const location = dataLocation();
  const command = readCommand(args);
  requireData(location);
  const { db, close } = await openOrJoin({ ...location, patienceMs, log: terminalLog });
  try {
    process.stdout.write(await command(db));
    warnOfSetAside(location);
  } finally {
    await close();
  }
};

/** The same, with what went wrong in the words of somebody who looks after data. */
const runOrExplain = async (args: string[]): Promise<void> => {
  try {
    await run(args);
  } catch (error) {
    throw explainFailure(error, dataLocation().databaseUrl);
  }
};

endWithReader();

process.exitCode = await exitCodeOf(() => runOrExplain(process.argv.slice(2)));
