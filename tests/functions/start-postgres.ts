import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';

/** A real Postgres in a folder of its own, on this computer only. */
export type PostgresServer = {
  /** An address of a new, empty database, as the superuser. */
  createDatabase: () => string;
  restart: () => Promise<void>;
  stop: () => void;
};

const debian = '/usr/lib/postgresql';

const findBin = (): string | undefined => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => `${debian}/${version}/bin`),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')));
};

const installed = (): string => {
  const found = findBin();
  if (found) return found;
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' });
  const bin = findBin();
  if (!bin) throw new Error('The tests need Postgres 15 or later: install the package postgresql.');
  return bin;
};

/** Postgres refuses to run as root. */
const unprivileged = (): string[] =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];

const runner = (bin: string, folder: string) => (program: string, args: string[]) => {
  const [command = '', ...rest] = [...unprivileged(), path.join(bin, program), ...args];
  const { status, stderr, error } = spawnSync(command, rest, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr ?? error?.message ?? `see ${folder}/log`}`);
};

/** Does not block: a server of the test that stood still would find its connections given up meanwhile. */
const restart = (bin: string, folder: string, control: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const [command = '', ...rest] = [...unprivileged(), path.join(bin, 'pg_ctl')];
    const args = [...rest, ...control, '-m', 'fast', 'restart'];
    const child = spawn(command, args, { cwd: folder, stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`pg_ctl failed: see ${folder}/log`)),
    );
  });

const quoted = (text: string): string => `'${text}'`;

/** Postgres runs apart from who started it. This waits beside it for their end, however they end, and stops it. */
const stopAfterUs = (bin: string, folder: string): (() => void) => {
  const stop = [
    ...unprivileged(),
    path.join(bin, 'pg_ctl'),
    '-D',
    path.join(folder, 'data'),
    '-m',
    'immediate',
  ];
  const script = `read -r _; ${[...stop, 'stop'].map(quoted).join(' ')}; rm -rf ${quoted(folder)}`;
  const watch = spawn('sh', ['-c', script], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  (watch.stdin as Socket).unref();
  return () => watch.kill('SIGKILL');
};

/** Starts a Postgres, of Debian's package when there is none yet. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const bin = installed();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder]);
  const run = runner(bin, folder);
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  const control = ['-D', data, '-l', path.join(folder, 'log'), '-w', '-o', options];
  const forget = stopAfterUs(bin, folder);
  run('pg_ctl', [...control, 'start']);
  let databases = 0;
  return {
    createDatabase: () => {
      databases += 1;
      const name = `site_${databases}`;
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', name]);
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    restart: () => restart(bin, folder, control),
    stop: () => {
      forget();
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
