import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build/build-site.ts';
import { precompress } from './server/precompress.ts';
import { createSiteServer } from './server/site-server.ts';
import { unavailableFunctions } from './server/unavailable-functions.ts';

const project = path.resolve(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: project },
    out: { type: 'string', default: path.join(project, 'dist') },
    port: { type: 'string', default: process.env.PORT ?? '4173' },
  },
});

const folder = path.resolve(values.out);
await mkdir(process.env.DATA_DIR ?? path.join(project, '.data'), { recursive: true });
const site = await buildSite({
  root: path.resolve(values.root),
  out: folder,
  cache: path.join(project, '.cache'),
});
await precompress(folder);
const server = createSiteServer({ folder, manifest: site.manifest, functions: unavailableFunctions });
server.listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}`));
const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
