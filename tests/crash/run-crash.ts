import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PostgresServer, startPostgres } from '../functions/postgres-server.ts';
import { crashTrial, type TrialResult } from './crash-trial.ts';

const numberFrom = (name: string, fallback: number): number => {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  console.error(
    `error  ${name} "${text}" is not a whole number above 0. Write it like this: ${name}=${fallback}`,
  );
  process.exit(2);
};

const kills = numberFrom('KILLS', 100);
const seed = numberFrom('SEED', 1 + Math.floor(Math.random() * 1_000_000));
const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));

const told = (kill: number): void => {
  if (kill % 10 === 0 || kill === kills) console.log(`  ${kill} of ${kills} kills`);
};

/** Runs one backend and tells how long it took. */
const run = async (name: string, databaseUrl?: string): Promise<{ name: string; result: TrialResult }> => {
  console.log(`${name}: ${kills} kills, SEED=${seed}`);
  const began = Date.now();
  const dataDir = path.join(folder, name);
  const result = await crashTrial({ kills, seed, dataDir, told, ...(databaseUrl && { databaseUrl }) });
  console.log(`  ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return { name, result };
};

const lineOf = (name: string, { rows, mails, journal }: TrialResult) => ({
  backend: name,
  answered: rows.answered,
  'lost messages': rows.lostMessages,
  'lost readers': rows.lostReaders,
  'double rows': rows.doubleRows,
  'mails accepted': mails.accepted,
  'answered from key': mails.repeated,
  'other text, refused': mails.otherTexts,
  'double mails': mails.doubleMails,
  'lost mails': mails.lostMails,
  'lost, journal alone': journal ? journal.lostMessages + journal.lostReaders : '-',
  'double, journal alone': journal ? journal.doubleRows : '-',
});

const faultsOf = ({ rows, mails, journal }: TrialResult): number => {
  const counted = [rows, ...(journal ? [journal] : [])];
  const lost = counted.map(
    ({ lostMessages, lostReaders, doubleRows }) => lostMessages + lostReaders + doubleRows,
  );
  return lost.reduce((sum, count) => sum + count, 0) + mails.doubleMails + mails.lostMails;
};

let postgres: PostgresServer | undefined;
try {
  const results = [await run('PGlite')];
  postgres = await startPostgres();
  results.push(await run('Postgres', postgres.createDatabase()));
  console.table(results.map(({ name, result }) => lineOf(name, result)));
  const faults = results.reduce((sum, { result }) => sum + faultsOf(result), 0);
  console.log(
    faults === 0 ? 'Nothing was lost and nothing came twice.' : `${faults} faults. Try again: SEED=${seed}`,
  );
  process.exitCode = faults === 0 ? 0 : 1;
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
