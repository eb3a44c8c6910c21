import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerDeps } from '../../supabase/functions/_shared/deps.ts';
import type { Environment } from '../../supabase/functions/_shared/environment-reader.ts';
import { readConfig } from '../../supabase/functions/_shared/read-config.ts';
import { within } from '../../supabase/functions/_shared/within.ts';
import { errorColors } from '../cli/colors.ts';
import { dataPaths } from '../data/data-folder.ts';
import type { Database } from '../data/database.ts';
import { explainFailure } from '../data/explain-failure.ts';
import { openOrJoin } from '../data/join-database.ts';
import { openDatabase } from '../data/open-database.ts';
import { serveAdmin } from '../data/serve-admin.ts';
import { serveFunctions } from '../functions/serve-functions.ts';
import { serveOutbox } from '../outbox/serve-outbox.ts';
import { keptSecret } from './kept-secret.ts';
import { localEnvironment } from './local-environment.ts';
import { startOutboxClock } from './start-outbox-clock.ts';
import { terminalLog } from './terminal-log.ts';
import { waitingDatabase } from './waiting-database.ts';

/** What a backend on this computer is made of. */
type BackendOptions = {
  /** Where the server listens, without a slash at the end. */
  address: string;
  dataDir: string;
  databaseUrl?: string;
  env: Environment;
  /** The public key that the site's pages carry. */
  backendKey?: string;
  /** Opens the database when it is first needed, not at once. */
  lazy?: boolean;
  /** Uses the database of a server that runs on the same data, when there is one. */
  joins?: boolean;
};

/** The functions of the forms, their database, their mails and the page that shows them. */
export type Backend = {
  /** Answers a call of a function, or of the outbox. Returns whether it was one. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** The address of the page that shows the mails; undefined where mails really go out or strangers may ask. */
  outbox: string | undefined;
  close: () => Promise<void>;
};

type Base = Omit<ServerDeps, 'db'>;

/** How long a stop waits for calls under way and for mails that are being handed over, which are sent again if cut off. */
const patience = 3000;

const readSettings = ({ env, address, backendKey = '', dataDir }: BackendOptions) => {
  const secret = env.UNSUBSCRIBE_SECRET?.trim() ? '' : keptSecret(dataPaths(dataDir).secret);
  const { config, warnings } = readConfig(localEnvironment(env, { address, backendKey, secret }));
  for (const text of warnings) console.error(`${errorColors.yellow('warning')}  ${text}`);
  return config;
};

/** Without a way in the database is no use: it is closed, so that the next try begins anew. */
const openAdmin = async (database: Database, dataDir: string): Promise<() => Promise<void>> => {
  if (database.kind !== 'pglite') return async () => {};
  try {
    return await serveAdmin(database.db, dataDir);
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** What belongs to the process that holds the database: the clock of the mails, and the way in for the data command. */
const attend = async (database: Database, { dataDir }: BackendOptions, base: Base) => {
  const { db } = database;
  const endAdmin = await openAdmin(database, dataDir);
  const stopClock = startOutboxClock({ ...base, db });
  const close = async () => {
    await within<unknown>(Promise.all([stopClock(), endAdmin()]), patience, () => {});
    await database.close();
  };
  return { db, close };
};

const openFor = async (options: BackendOptions, base: Base) => {
  const { dataDir, databaseUrl, joins } = options;
  const location = { dataDir, log: base.log, ...(databaseUrl && { databaseUrl }) };
  if (!joins) return attend(await openDatabase(location), options, base);
  const found = await openOrJoin(location);
  return found.joined ? found : attend(found, options, base);
};

/** Tells why the database does not open, each reason once, and that it has opened after all. */
const createComplaint = (databaseUrl: string | undefined) => {
  let last = '';
  const failed = (error: unknown): void => {
    const explained = explainFailure(error, databaseUrl) as Error;
    if (explained.message === last) return;
    last = explained.message;
    console.error(`${errorColors.red('error')}  ${last}`);
    console.error('The site is served; its forms answer 503 until the database opens, which is tried again.');
  };
  const opened = <Opened>(database: Opened): Opened => {
    if (last !== '') console.log('The database is open now: the forms are answered.');
    last = '';
    return database;
  };
  return { failed, opened };
};

/** Starts the backend. Its database opens behind: calls that come earlier wait for it. */
export const startBackend = (options: BackendOptions): Backend => {
  const { address, databaseUrl, env, lazy = false } = options;
  const config = readSettings(options);
  const base: Base = { config, now: () => new Date(), fetch, log: terminalLog };
  const { failed, opened } = createComplaint(databaseUrl);
  const database = waitingDatabase({ open: () => openFor(options, base).then(opened), failed });
  const functions = serveFunctions({ deps: () => ({ ...base, db: database.db }) });
  const isPublic = env.NODE_ENV === 'production' || config.trustedHops > 0 || config.addressHeader !== '';
  const isShown = config.mailer !== 'resend' && !isPublic;
  const outbox = isShown ? serveOutbox({ db: database.db, config }) : undefined;
  if (!lazy) database.begin();
  return {
    answer: (incoming, outgoing) =>
      functions.answer(incoming, outgoing) || outbox?.(incoming, outgoing) === true,
    outbox: isShown ? `${address}/__outbox` : undefined,
    close: async () => {
      await within(functions.settled(), patience, () => {});
      await database.close();
    },
  };
};
