import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from './build/build-site.ts';
import { demandPort, listen, stopOnSignal } from './cli/listen.ts';
import { commandProgress } from './cli/progress.ts';
import { reportFailure } from './cli/report-failure.ts';
import { siteOptions } from './cli/site-options.ts';
import { precompress } from './server/precompress.ts';
import { createSiteServer } from './server/site-server.ts';
import { unavailableFunctions } from './server/unavailable-functions.ts';

const start = async (): Promise<void> => {
  const { root, out, cache, port, quiet } = siteOptions(4173);
  const progress = commandProgress(quiet);
  await demandPort(port);
  const site = await buildSite({ root, out, cache, progress });
  await mkdir(process.env.DATA_DIR || path.join(root, '.data'), { recursive: true });
  const stage = progress.stage('compressed');
  stage.end(`${await precompress(out)} files`);
  const server = createSiteServer({ folder: out, manifest: site.manifest, functions: unavailableFunctions });
  stopOnSignal(server);
  console.log(await listen(server, port));
};

start().catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
