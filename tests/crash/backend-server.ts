import { spawn } from 'node:child_process';
import path from 'node:path';
import { project } from '../command.ts';

/** A backend in a process of its own. It ends when this process does, however that ends. */
export type BackendServer = {
  pid: number;
  /** Where it listens. Rejects when it ends before. */
  address: Promise<string>;
  printed: () => string;
  ended: Promise<void>;
  /** Sends a signal and waits for the end. Resolves with whether it still ran when the signal came. */
  stop: (signal: NodeJS.Signals) => Promise<boolean>;
};

/** Settings under which no client is held back. */
export const unlimited: Record<string, string> = Object.fromEntries(
  ['CONTACT', 'CONTACT_GLOBAL', 'NEWSLETTER', 'NEWSLETTER_GLOBAL'].flatMap((name) => [
    [`RATE_${name}_BURST`, '1000000000'],
    [`RATE_${name}_PER_MINUTE`, '1000000000'],
  ]),
);

/** Starts the backend with a lifted limit and these settings. */
export const startBackendServer = (env: Record<string, string>): BackendServer => {
  const child = spawn(process.execPath, [path.join(project, 'tests/crash/backend-process.ts')], {
    env: { ...process.env, NO_COLOR: '1', ...unlimited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  ended.then(() => process.off('exit', endWithUs));
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
        if (found) resolve(found[0]);
      });
    }
    ended.then(() => reject(new Error(`The backend ended before it listened:\n${output}`)));
  });
  address.catch(() => undefined);
  const stop = async (signal: NodeJS.Signals) => {
    const ran = child.exitCode === null && child.signalCode === null;
    child.kill(signal);
    await ended;
    return ran;
  };
  return { pid: child.pid ?? 0, address, printed: () => output, ended, stop };
};
