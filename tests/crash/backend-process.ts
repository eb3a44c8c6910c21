import { createServer } from 'node:http';
import { type Backend, startBackend } from '../../scripts/backend/start-backend.ts';
import { listen } from '../../scripts/cli/listen.ts';
import { stopOnSignal } from '../../scripts/cli/stop-on-signal.ts';
import { dataLocation } from '../../scripts/data/data-location.ts';

/** The backend of `npm start` as a process of its own, without a site before it. Prints where it listens. */
let backend: Backend | undefined;
const server = createServer((request, response) => {
  if (!backend?.answer(request, response)) response.writeHead(404).end();
});
stopOnSignal(server, async () => backend?.close());
const address = await listen(server, 0);
backend = startBackend({ ...dataLocation(), address, env: process.env });
console.log(address);
// Whoever started this process holds its input open: it must not outlive them, however they end.
process.stdin.resume().once('end', () => process.exit(1));
