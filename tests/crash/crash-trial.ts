import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { dataPaths } from '../../scripts/data/data-folder.ts';
import { openDatabase } from '../../scripts/data/open-database.ts';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { drainOutbox } from '../../supabase/functions/_shared/mail/drain-outbox.ts';
import { readConfig } from '../../supabase/functions/_shared/read-config.ts';
import { startFakeResend } from '../functions/handlers/start-fake-resend.ts';
import { type Random, randomOf } from '../random-of.ts';
import { type BackendServer, startBackendServer } from './backend-server.ts';
import { type Client, createClient, type Surroundings, work } from './clients.ts';
import { createLedger } from './ledger.ts';
import { judgeMails, judgeRows, type MailVerdict, type Verdict } from './verdict.ts';

/** A trial of one backend. */
type Trial = {
  kills: number;
  seed: number;
  /** A folder that does not exist yet, for the data and the secret. */
  dataDir: string;
  databaseUrl?: string;
  /** Hears of each kill. */
  told?: (kill: number) => void;
};

/** What became of everything: after the kills, and, embedded, from the journal alone. */
export type TrialResult = { rows: Verdict; mails: MailVerdict; journal?: Verdict };

const clientCount = 8;

/** A server that is not killed while it starts is killed a moment after at most so many accepted calls. */
const loadBeforeKill = 150;

/** A server that has not taken its load after so many milliseconds will not: the trial fails instead of waiting. */
const longestLife = 120_000;

type Setting = Trial & { around: Surroundings; random: Random; clients: Client[] };

const environment = ({ resend, drainSecret: secret }: Surroundings): Record<string, string> => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: resend.url,
  MAIL_FROM: 'Site <site@crash.example>',
  MAIL_TO_PRIMARY: 'owner@crash.example',
  OUTBOX_DRAIN_SECRET: secret,
  MIN_FILL_MS: '0',
});

const startServer = ({ dataDir, databaseUrl = '', around }: Setting): BackendServer =>
  startBackendServer({ ...environment(around), DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

/** The provider fails now and then, in the ways that make nobody wait for long. */
const disturb = ({ random, around }: Setting): void => {
  const faults = [{ status: 500 }, 'cut', 'accept-and-cut'] as const;
  around.resend.next.push(...faults.filter(() => random(3) === 0));
};

/** Waits until a server has taken its load, or has ended by itself. */
const untilLoaded = async (server: BackendServer, loaded: Promise<void>): Promise<void> => {
  const over = new AbortController();
  const late = wait(longestLife, 'late', over).catch(() => undefined);
  const first = await Promise.race([loaded, server.ended, late]);
  over.abort();
  if (first !== 'late') return;
  await server.stop('SIGKILL');
  throw new Error(`The server took no load for ${longestLife / 1000} seconds:\n${server.printed()}`);
};

/** One life of the server: it is killed while it starts, or at some moment of its work. */
const liveAndDie = async (setting: Setting): Promise<void> => {
  const { clients, around, random } = setting;
  const whileStarting = random(4) === 0;
  const moment = random(whileStarting ? 1500 : 100);
  disturb(setting);
  const server = startServer(setting);
  let left = random(loadBeforeKill) + 1;
  let accepted: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    accepted = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  });
  const working = server.address.then(
    (address) => Promise.all(clients.map((client) => work(client, around, { address, accepted }))),
    () => undefined,
  );
  if (!whileStarting) await untilLoaded(server, loaded);
  await wait(moment);
  if (!(await server.stop('SIGKILL'))) throw new Error(`The server ended by itself:\n${server.printed()}`);
  await working;
};

/** Sends what is still to be sent, as if the time had passed that leases and pauses between tries take. */
const sendRest = async (db: Db, { around }: Setting): Promise<void> => {
  around.resend.next = [];
  await db.query(`update site.outbox set next_attempt_at = now() where status in ('pending', 'sending')`);
  const { config } = readConfig(environment(around));
  const deps = { db, config, fetch, now: () => new Date(), log: () => {} };
  while ((await drainOutbox(deps, 1000)).sent > 0);
};

/** What a fresh start finds. */
const judge = async (setting: Setting): Promise<Verdict> => {
  const { db, close } = await openDatabase({ ...setting, log: () => {} });
  await sendRest(db, setting);
  const verdict = await judgeRows(db, setting.around.ledger);
  await close();
  return verdict;
};

/** Kills the backend again and again under load, then compares what is there with what was answered. */
export const crashTrial = async (trial: Trial): Promise<TrialResult> => {
  const { kills, seed, dataDir, databaseUrl, told } = trial;
  const resend = await startFakeResend();
  const around = { ledger: createLedger(), resend, drainSecret: 'drain-secret-of-the-trial' };
  const clients = Array.from({ length: clientCount }, (_, index) =>
    createClient(index, randomOf(seed + index + 1)),
  );
  const setting = { ...trial, around, random: randomOf(seed), clients };
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await liveAndDie(setting);
      told?.(kill);
    }
    const rows = await judge(setting);
    if (databaseUrl) return { rows, mails: judgeMails(resend, around.ledger) };
    rmSync(dataPaths(dataDir).database, { recursive: true });
    const journal = await judge(setting);
    return { rows, journal, mails: judgeMails(resend, around.ledger) };
  } finally {
    await resend.close();
  }
};
