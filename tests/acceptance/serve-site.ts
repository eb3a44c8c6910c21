import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, startBackend } from '../../scripts/backend/start-backend.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { precompress } from '../../scripts/server/precompress.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';

/** The folder of the project, which is a site's folder too. */
export const project = path.resolve(import.meta.dirname, '../..');

/** A built site on a local server: its address without a slash at the end, the folder of its files. */
export type ServedSite = { address: string; folder: string; stop: () => Promise<void> };

/** All tests together are one visitor, who sends more and types faster than a visitor does. */
const env = { RATE_CONTACT_BURST: '1000', RATE_NEWSLETTER_BURST: '1000', MIN_FILL_MS: '0' };

/**
 * Builds the site of a folder with the project's code and serves it with its functions, whose database opens when a
 * form is sent.
 */
export const serveSite = async (root: string): Promise<ServedSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  const site = await buildSite({ root, out: folder, cache: path.join(project, '.cache') });
  await precompress(folder);
  let backend: Backend | undefined;
  const functions: Backend['answer'] = (...exchange) => backend?.answer(...exchange) ?? false;
  const server = createSiteServer({ folder, functions });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-data-'));
  const { backendKey = '' } = site.manifest.config.services ?? {};
  backend = startBackend({ address, dataDir, env, backendKey, lazy: true });
  const stop = async () => {
    await backend?.close();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    await Promise.all([folder, dataDir].map((made) => rm(made, { recursive: true })));
  };
  return { address, folder, stop };
};
