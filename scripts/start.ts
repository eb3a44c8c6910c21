import { type Backend, startBackend } from './backend/start-backend.ts';
import { buildSite } from './build/build-site.ts';
import { exitCodeOf } from './cli/exit-code-of.ts';
import { demandPort, listen } from './cli/listen.ts';
import { portOf } from './cli/port-of.ts';
import { commandProgress } from './cli/progress.ts';
import { readOptions } from './cli/read-arguments.ts';
import { siteOptions } from './cli/site-options.ts';
import { siteHelp, startTable, usualPorts } from './cli/site-table.ts';
import { stopOnSignal } from './cli/stop-on-signal.ts';
import { dataLocation } from './data/data-location.ts';
import { demandFreeData } from './data/data-lock.ts';
import { createCompressing } from './server/create-compressing.ts';
import { createSiteServer } from './server/site-server.ts';

const help = (): string =>
  siteHelp('npm start -- [options]   builds what is stale, and serves the site with its forms', startTable);

/** Builds what is stale, serves it, and starts the backend of the forms as soon as the address is known. */
const start = async (): Promise<void> => {
  const values = readOptions(process.argv.slice(2), startTable);
  if (values.help) return console.log(help());
  const { root, out, cache, quiet, clock } = siteOptions(values);
  const port = portOf(values.port, usualPorts.start);
  const { env } = process;
  const location = dataLocation(env, root);
  const progress = commandProgress(quiet);
  await demandPort(port);
  if (!location.databaseUrl) demandFreeData(location.dataDir);
  const { manifest } = await buildSite({ root, out, cache, progress, clock: clock() });
  let backend: Backend | undefined;
  const functions: Backend['answer'] = (...exchange) => backend?.answer(...exchange) ?? false;
  const stopping = new AbortController();
  const compressing = createCompressing({ folder: out, progress, signal: stopping.signal });
  const server = createSiteServer({ folder: out, functions, renewed: compressing.again });
  stopOnSignal(server, async () => {
    stopping.abort();
    await Promise.all([compressing.done(), backend?.close()]);
  });
  const address = await listen(server, port);
  console.log(address);
  const { backendKey = '' } = manifest.config.services ?? {};
  backend = startBackend({ ...location, address, env, backendKey });
  if (backend.outbox) console.log(`mails: ${backend.outbox}`);
  compressing.again();
};

process.exitCode = await exitCodeOf(start);
