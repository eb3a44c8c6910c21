import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../functions/start-postgres.ts';
import { crashTrial, type TrialResult } from './crash-trial.ts';

const refuse = (text: string): never => {
  console.error(`error  ${text}`);
  process.exit(2);
};

const numberFrom = (name: string, fallback: number): number => {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  return refuse(`${name} "${text}" is not a whole number above 0. Write it like this: ${name}=${fallback}`);
};

const backends = ['PGlite', 'Postgres'] as const;
type BackendName = (typeof backends)[number];

const chosenBackends = (): readonly BackendName[] => {
  const text = process.env.BACKEND?.trim();
  if (!text) return backends;
  const found = backends.filter((name) => name.toLowerCase() === text.toLowerCase());
  if (found.length > 0) return found;
  return refuse(`BACKEND "${text}" is none of ${backends.join(' and ')}. Without it both are tried.`);
};

const kills = numberFrom('KILLS', 100);
const seed = numberFrom('SEED', 1 + Math.floor(Math.random() * 1_000_000));
const chosen = chosenBackends();
const folder = mkdtempSync(path.join(tmpdir(), 'crash-'));

const lineOf = ({ rows, mails, journal }: TrialResult) => ({
  answered: rows.answered,
  'lost messages': rows.lostMessages,
  'lost readers': rows.lostReaders,
  'double rows': rows.doubleRows,
  'mails accepted': mails.accepted,
  'answered from key': mails.repeated,
  'other text, refused': mails.otherTexts,
  'double mails': mails.doubleMails,
  'lost mails': mails.lostMails,
  ...(journal && {
    'lost messages, journal alone': journal.lostMessages,
    'lost readers, journal alone': journal.lostReaders,
    'double, journal alone': journal.doubleRows,
  }),
});

const faultsOf = ({ rows, mails, journal }: TrialResult): number => {
  const counted = [rows, ...(journal ? [journal] : [])];
  const lost = counted.map(
    ({ lostMessages, lostReaders, doubleRows }) => lostMessages + lostReaders + doubleRows,
  );
  return lost.reduce((sum, count) => sum + count, 0) + mails.doubleMails + mails.lostMails;
};

/** Runs one backend and tells at once what became of everything. Resolves with the number of faults. */
const run = async (name: BackendName): Promise<number> => {
  console.log(`${name}: ${kills} kills, SEED=${seed}`);
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
  const told = (kill: number): void => {
    if (kill % 10 === 0 || kill === kills) console.log(`  ${kill} of ${kills} kills, ${seconds()} s`);
  };
  const postgres = name === 'Postgres' ? await startPostgres() : undefined;
  try {
    const databaseUrl = postgres?.createDatabase();
    const dataDir = path.join(folder, name);
    const result = await crashTrial({ kills, seed, dataDir, told, ...(databaseUrl && { databaseUrl }) });
    console.table({ [name]: lineOf(result) });
    const faults = faultsOf(result);
    console.log(
      faults === 0
        ? `${name}: nothing was lost and nothing came twice.`
        : `${name}: ${faults} faults. Try again: BACKEND=${name} KILLS=${kills} SEED=${seed} npm run test:crash`,
    );
    return faults;
  } finally {
    postgres?.stop();
  }
};

// What a trial started ends with this process: here its folder, the servers by themselves.
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(signals)) {
  process.once(signal, () => {
    console.error(`Stopped by ${signal} before the verdict.`);
    process.exit(code);
  });
}

for (const name of chosen) {
  const faults = await run(name);
  if (faults > 0) process.exitCode = 1;
}
