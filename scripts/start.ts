import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from './build/build-site.ts';
import { commandProgress } from './cli/progress.ts';
import { reportFailure } from './cli/report-failure.ts';
import { siteOptions } from './cli/site-options.ts';
import { precompress } from './server/precompress.ts';
import { createSiteServer } from './server/site-server.ts';
import { unavailableFunctions } from './server/unavailable-functions.ts';

const start = async (): Promise<void> => {
  const { root, out, cache, port, quiet } = siteOptions(4173);
  const progress = commandProgress(quiet);
  await mkdir(process.env.DATA_DIR ?? path.join(root, '.data'), { recursive: true });
  const site = await buildSite({ root, out, cache, progress });
  const stage = progress.stage('compressed');
  stage.end(`${await precompress(out)} files`);
  const server = createSiteServer({ folder: out, manifest: site.manifest, functions: unavailableFunctions });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  server.on('error', (error) => {
    console.error(`The port ${port} cannot be used (${error.message}). Name another: PORT=4174 npm start`);
    process.exit(2);
  });
  server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`));
};

start().catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
