import postgres from 'postgres';
import type { Handler, LogLine, ServerDeps } from '../_shared/deps.ts';
import { forwardedAddress } from '../_shared/http/client-hash.ts';
import { createDrainLater } from '../_shared/mail/drain-later.ts';
import { readConfig } from '../_shared/read-config.ts';
import { postgresDb, postgresOptions } from '../_shared/sql/postgres-db.ts';

declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined;

const log = (line: LogLine): void => console.log(JSON.stringify(line));

/** Hosted Supabase stands behind Cloudflare, which overwrites this header; elsewhere anybody could write it. */
const hosted = (env: Record<string, string>): Record<string, string> =>
  /\.supabase\.co\/?$/.test(env.SUPABASE_URL ?? '')
    ? { ADDRESS_HEADER: 'cf-connecting-ip', TRUSTED_HOPS: '1' }
    : {};

/** Without a key no mail can be sent, and there is no outbox to read it in, so mails wait until there is a key. */
const settingsOf = (env: Record<string, string>): Record<string, string> => ({
  ...hosted(env),
  MAILER: env.RESEND_API_KEY ? 'resend' : 'hold',
  ...env,
});

const waitUntil = (work: Promise<unknown>): void => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
};

/** Serves one function on Deno, be it Supabase's edge runtime or `deno run`. */
export const serve = (handler: Handler): void => {
  const env = Deno.env.toObject();
  const { config, warnings } = readConfig(settingsOf(env));
  for (const text of warnings) log({ level: 'warn', event: 'configuration', text });
  const base: ServerDeps = {
    db: postgresDb(postgres(env.SITE_DB_URL ?? env.SUPABASE_DB_URL ?? '', postgresOptions)),
    config,
    now: () => new Date(),
    fetch: globalThis.fetch,
    log,
  };
  const drainLater = createDrainLater(() => base, waitUntil);
  Deno.serve((request, { remoteAddr }) => {
    const socket = 'hostname' in remoteAddr ? remoteAddr.hostname : '';
    const clientAddress = (call: Request) => forwardedAddress(call, socket, config);
    return handler({ ...base, drainLater, clientAddress }, request);
  });
};
