import { createServer } from 'node:net';

/** Below the ports that systems give to connections: nobody else gets one of these between its choice and its use. */
const [lowest, count] = [10_000, 20_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this computer that nobody uses, for a program that must be told one. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
};
