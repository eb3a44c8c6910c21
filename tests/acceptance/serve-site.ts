import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/build-site.ts';
import { precompress } from '../../scripts/server/precompress.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { unavailableFunctions } from '../../scripts/server/unavailable-functions.ts';

/** The folder of the project, which is a site's folder too. */
export const project = path.resolve(import.meta.dirname, '../..');

/** A built site on a local server: its address without a slash at the end, the folder of its files. */
export type ServedSite = { address: string; folder: string; stop: () => Promise<void> };

/** Builds the site of a folder with the project's code and serves it. */
export const serveSite = async (root: string): Promise<ServedSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  const site = await buildSite({ root, out: folder, cache: path.join(project, '.cache') });
  await precompress(folder);
  const server = createSiteServer({ folder, manifest: site.manifest, functions: unavailableFunctions });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await rm(folder, { recursive: true });
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder, stop };
};
