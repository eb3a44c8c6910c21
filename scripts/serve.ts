import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRoutes } from '../src/engine/core/routes.ts';
import { precompress } from './server/precompress.ts';
import { createSiteServer } from './server/site-server.ts';
import { unavailableFunctions } from './server/unavailable-functions.ts';
import { readSite } from './site/site-files.ts';

const project = path.resolve(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: project },
    out: { type: 'string', default: path.join(project, 'dist') },
    port: { type: 'string', default: process.env.PORT ?? '4173' },
  },
});

const folder = path.resolve(values.out);
const { source } = await readSite(path.resolve(values.root));
await precompress(folder);
createSiteServer({
  folder,
  manifest: buildRoutes(source.config, source.pages),
  functions: unavailableFunctions,
}).listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}`));
