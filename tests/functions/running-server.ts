import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Command, project, runCommand, startCommand } from '../command.ts';

/** What a visitor writes. */
export const written = {
  name: 'Ana Pérez',
  email: 'ana.visitor@example.com',
  inquiry: 'demo',
  message: 'We would like a demo, please.',
};

const address = /http:\/\/127\.0\.0\.1:\d+/;
const site = path.join(project, 'tests/fixtures/mini-site');

/** A folder for what the tests of one file make. */
export const createWorkshop = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'running-server-'));
  let count = 0;
  const out = path.join(folder, 'dist');
  return {
    out,
    newFolder: () => path.join(folder, `data-${++count}`),
    /** A data directory whose database is made already, because making one takes seconds. */
    newData: () => {
      const copy = path.join(folder, `data-${++count}`);
      cpSync(inject('databaseTemplate'), copy, { recursive: true });
      return copy;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** A server as a process of its own. */
export type RunningServer = Command & { address: string };

/** Starts `npm start` or `npm run dev` for the small site and waits for its address. */
export const startServer = async (
  verb: 'start' | 'dev',
  { out, env }: { out: string; env: Record<string, string> },
): Promise<RunningServer> => {
  const outArgs = verb === 'start' ? ['--out', out] : [];
  const command = startCommand(verb, ['--root', site, '--port', '0', ...outArgs], env);
  const [found = ''] = await command.until(address);
  return { ...command, address: found };
};

/** Runs `npm start` to its end. */
export const startRefused = (out: string, env: Record<string, string>) =>
  runCommand('start', ['--root', site, '--out', out, '--port', '0'], env);

/** Sends the contact form as the page does. */
export const sendContact = (
  server: RunningServer,
  changes: Partial<typeof written> = {},
): Promise<Response> =>
  fetch(`${server.address}/functions/v1/resend-email`, {
    method: 'POST',
    headers: {
      origin: server.address,
      apikey: 'local-public-key',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...written, ...changes }),
  });

type Row = Record<string, string>;

/** What `npm run data -- list` says of a data directory. */
export const listed = async (what: 'messages' | 'mail', dataDir: string): Promise<Row[]> => {
  const { code, printed } = await runCommand('data', ['list', what, '--format', 'json'], {
    DATA_DIR: dataDir,
  });
  if (code !== 0) throw new Error(printed);
  // A server that is still opening is waited for, with a word before the rows.
  return JSON.parse(printed.slice(printed.indexOf('['))) as Row[];
};
