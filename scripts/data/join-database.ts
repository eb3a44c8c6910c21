import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../supabase/functions/_shared/deps.ts';
import { UsageError } from '../cli/usage-error.ts';
import { LockedError } from '../locks/locked-error.ts';
import { dataPaths } from './data-folder.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { openDatabase } from './open-database.ts';
import type { AdminAddress, AdminAnswer } from './serve-admin.ts';
import { type SiteCall, siteCallOf } from './site-call-of.ts';

/** A database that this process opened, or that of a running server, which it uses through the server. */
type OwnedOrJoined = (Database & { joined: false }) | (Pick<Database, 'db' | 'close'> & { joined: true });

/** The code of the failure when the server whose database was joined has gone. */
export const serverGone = 'SERVER_GONE';

const gone = () => Object.assign(new Error('The server that holds the data has ended'), { code: serverGone });

/** A server of another computer or container does not listen here. */
const addressOf = (dataDir: string, { pid, elsewhere }: LockedError): AdminAddress | undefined => {
  if (elsewhere) return undefined;
  try {
    const address = JSON.parse(readFileSync(dataPaths(dataDir).admin, 'utf8')) as AdminAddress;
    return address.pid === pid ? address : undefined;
  } catch {
    return undefined;
  }
};

const post = async ({ origin, token }: AdminAddress, call: SiteCall): Promise<Response> => {
  try {
    return await fetch(origin, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(call),
    });
  } catch {
    throw gone();
  }
};

const dbThrough = (address: AdminAddress): Db => ({
  query: async <Row>(text: string, params: readonly unknown[] = []) => {
    const call = siteCallOf(text, params);
    if (!call) throw new Error('A server that was joined runs no SQL but calls of the site');
    const response = await post(address, call);
    if (!response.ok) throw gone();
    const answer = (await response.json()) as AdminAnswer;
    if ('result' in answer) return [{ result: answer.result } as Row];
    const { message, code } = answer.error;
    throw Object.assign(new Error(message), code !== undefined && { code });
  },
});

type JoinOptions = DatabaseOptions & {
  /** For how many milliseconds a server that is just starting or stopping is waited for. */
  patienceMs?: number;
};

const tryOnce = async (options: JoinOptions): Promise<OwnedOrJoined | LockedError> => {
  try {
    return { ...(await openDatabase(options)), joined: false };
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    const address = addressOf(options.dataDir, error);
    return address ? { db: dbThrough(address), close: async () => {}, joined: true } : error;
  }
};

/** After so many milliseconds it is told that a server is waited for. */
const unnoticed = 1000;

/** One of this computer lets others in as soon as its database is open. */
const notOpenYet = (found: LockedError, dataDir: string): UsageError =>
  found.elsewhere
    ? found
    : new UsageError(
        `The server (pid ${found.pid}) that uses ${dataDir} has not opened its database yet. Wait until it has, or stop it.`,
      );

/** Opens the database, or joins the server that has it open. One that is just starting or stopping is waited for. */
export const openOrJoin = async (options: JoinOptions): Promise<OwnedOrJoined> => {
  const { dataDir, log, patienceMs = 5000 } = options;
  const begun = Date.now();
  for (let told = false; ; await wait(200)) {
    const found = await tryOnce(options);
    if (!(found instanceof LockedError)) return found;
    const waited = Date.now() - begun;
    if (waited >= patienceMs) throw notOpenYet(found, dataDir);
    if (waited < unnoticed || told || found.elsewhere) continue;
    log({ level: 'warn', event: 'database_busy', pid: found.pid });
    told = true;
  }
};
