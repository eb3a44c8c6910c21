import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from './usage-error.ts';

const reasons: Record<string, string> = { EADDRINUSE: 'is in use', EACCES: 'is not yours to use' };

const refusal = (port: number, { code = '', message }: NodeJS.ErrnoException): Error =>
  new UsageError(
    `The port ${port} ${reasons[code] ?? `cannot be used (${message})`}. Name another: --port ${Math.max(port, 1023) + 1}`,
  );

/** Listens on this computer only. Resolves with the address; throws a UsageError when the port cannot be had. */
export const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusal(port, error)));
    server.listen(port, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

/** Throws a UsageError when a port cannot be had: better before the work than after it. */
export const demandPort = async (port: number): Promise<void> => {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
};
